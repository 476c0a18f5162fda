import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pages } from '#app/pages';
import { documentOf } from '#app/product';
import { InDocument } from '#app/stories';
import { CreateScreen } from './form-screen.tsx';

const text = `
## 2. Screens
\`\`\`yaml
newVisit: { path: /visits/new, kind: create, entity: visit }
newDevice: { path: /devices/new, kind: create, entity: device }
\`\`\`
## 3. Entities
\`\`\`yaml
owner: { key: id, display: name, fields: { id: { type: string }, name: { type: string } }, samples: [{ id: o1, name: Ada Novak }] }
device:
  title: Appliance
  display: name
  fields: { name: { type: string, required: true }, owner: { type: reference, to: owner } }
visit:
  fields:
    owner: { type: reference, to: owner }
    device: { type: reference, to: device, where: record.owner == form.owner }
    note: { type: string }
\`\`\`
`;

/** The document states no roles. */
const nobody = '';

const meta = {
  component: CreateScreen,
  tags: ['!autodocs'],
  args: { screen: undefined as never, parameters: {} },
  // The reader comes when it is needed, as it does in the app.
  loaders: [
    async () => {
      const { read } = await import('#specification/reading');
      return { opened: { ...documentOf('visits', read(text, 'VISITS.md')), to: (address: string) => address } };
    },
  ],
  render: (_, { loaded: { opened }, globals, id }) => (
    <InDocument
      key={id}
      document={opened}
      address="/visits/new?owner=o1"
      role={nobody}
      records={async () => ({ owner: [{ key: 'o1', values: { id: 'o1', name: 'Ada Novak' }, changes: [] }] })}
      direction={globals.direction}
    >
      <Pages />
    </InDocument>
  ),
} satisfies Meta<typeof CreateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };

/** Where there is nothing to choose it says whose, and makes one that fits; what was typed before is still there. */
export const InPlace: Story = {
  // What is made stays for the next showing.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }, patience), 'Bring a lamp');
    await userEvent.click(screen.getByRole('combobox', { name: 'Device' }));
    await screen.findByText('Ada Novak has no appliance to choose yet.', {}, patience);
    await userEvent.keyboard('{Escape}');
    const buttons = await screen.findAllByRole('button', { name: 'New appliance' });
    await userEvent.click(buttons[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'New appliance' }, patience));
    await expect(await dialog.findByRole('combobox', { name: 'Owner' }, patience)).toHaveValue('Ada Novak');
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Lathe');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Device' })).toHaveValue('Lathe'), patience);
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Bring a lamp');
  },
};
