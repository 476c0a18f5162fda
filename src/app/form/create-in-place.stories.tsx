import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pages } from '#app/pages';
import { documentOf } from '#app/product';
import { InDocument } from '#app/stories';
import { read } from '#specification/reading';
import { CreateScreen } from './form-screen.tsx';

const text = `
## 2. Screens
\`\`\`yaml
newVisit: { path: /visits/new, kind: create, entity: visit }
newOwner: { path: /owners/new, kind: create, entity: owner }
newDevice: { path: /devices/new, kind: create, entity: device }
editOwner: { path: '/owners/:id/edit', kind: edit, entity: owner }
\`\`\`
## 3. Entities
\`\`\`yaml
owner: { title: Owner, key: id, display: name, fields: { id: { type: string }, name: { type: string }, phone: { type: string } }, samples: [{ id: o1, name: Ada Novak }] }
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
## 5. Rules
\`\`\`yaml
reachable: { entity: visit, when: has(record.note), assert: has(record.owner.phone), at: [owner], error: unreachable }
\`\`\`
## 8. Errors
\`\`\`yaml
unreachable: { status: 422, title: The owner has no telephone, shown: field }
\`\`\`
`;

const opened = documentOf('visits', read(text, 'VISITS.md'));

const owners = [
  { key: 'o1', values: { id: 'o1', name: 'Ada Novak' }, changes: [] },
  { key: 'o2', values: { id: 'o2', name: 'Cary Orn' }, changes: [] },
];
const devices = [{ key: 'd1', values: { id: 'd1', name: 'Lathe', owner: 'o1' }, changes: [] }];

const meta = {
  component: CreateScreen,
  tags: ['!autodocs'],
  args: { screen: undefined as never, parameters: {} },
  // The reader comes when it is needed, as it does in the app.
  render: (_, { id }) => (
    <InDocument
      key={id}
      document={opened}
      address="/visits/new?owner=o1"
      records={async () => ({ owner: owners, device: id.endsWith('no-longer-offered') ? devices : [] })}
    >
      <Pages />
    </InDocument>
  ),
} satisfies Meta<typeof CreateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where there is nothing to choose it says whose, and makes one that fits; what was typed before is still there. */
export const InPlace: Story = {
  // What is made stays for the next showing.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Bring a lamp');
    await userEvent.click(screen.getByRole('combobox', { name: 'Device' }));
    await screen.findByText('Ada Novak has no appliance to choose yet.');
    await userEvent.click(await screen.findByRole('option', { name: 'New appliance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New appliance' }));
    await expect(await dialog.findByRole('combobox', { name: 'Owner' })).toHaveValue('Ada Novak');
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Lathe');
    await userEvent.click(dialog.getByRole('button', { name: 'Create appliance' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Device' })).toHaveValue('Lathe'));
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Bring a lamp');
  },
};

/** Types a name over the owner that is chosen. */
async function typeOwner(name: string) {
  const owner = await screen.findByRole('combobox', { name: 'Owner' });
  await waitFor(() => expect(owner).toHaveValue('Ada Novak'));
  return typeOver(name);
}

async function typeOver(name: string) {
  const owner = await screen.findByRole('combobox', { name: 'Owner' });
  await userEvent.clear(owner);
  await userEvent.type(owner, name);
  return owner;
}

/** Whoever was searched for in vain is called so in the new record, from the list and from beside it. */
export const Named: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const owner = await typeOwner('Zoë');
    await userEvent.click(await screen.findByRole('option', { name: 'New owner: Zoë' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New owner' }));
    await expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue('Zoë');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.clear(owner);
    await userEvent.type(owner, 'Yuki');
    await userEvent.click(screen.getByRole('button', { name: 'New owner' }));
    const again = within(await screen.findByRole('dialog', { name: 'New owner' }));
    await expect(await again.findByRole('textbox', { name: 'Name' })).toHaveValue('Yuki');
  },
};

/** Somebody who is called otherwise begins empty; what was typed of the first is there for the first. */
export const NotMixedUp: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const made = async (name: string) => {
      await typeOver(name);
      await userEvent.click(await screen.findByRole('option', { name: `New owner: ${name}` }));
      const dialog = within(await screen.findByRole('dialog', { name: 'New owner' }));
      await expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue(name);
      return dialog;
    };
    const leave = async (dialog: Awaited<ReturnType<typeof made>>) => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Owner' })).toHaveValue('Ada Novak'));
    const first = await made('Zoë');
    await userEvent.type(first.getByRole('textbox', { name: 'Phone' }), '0201');
    await leave(first);
    const second = await made('Yuki');
    await expect(second.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
    await leave(second);
    const again = await made('Zoë');
    await expect(again.getByRole('textbox', { name: 'Phone' })).toHaveValue('0201');
    await userEvent.click(again.getByRole('button', { name: 'Discard draft' }));
    await leave(again);
  },
};

/** What is asked of the record that is chosen is answered there and then. */
export const Changed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const owner = await screen.findByRole('combobox', { name: 'Owner' });
    await waitFor(() => expect(owner).toHaveValue('Ada Novak'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Call before');
    await userEvent.click(screen.getByRole('button', { name: 'Create visit' }));
    await waitFor(() => expect(owner).toHaveAccessibleDescription('The owner has no telephone'));
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Ada Novak' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit: Ada Novak' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Phone' }), '0201');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(owner).toHaveAccessibleDescription(''));
    await screen.findByText('Ada Novak is saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Ada Novak: Undone.');
  },
};

/** What is no more offered to the owner who is chosen by now is told at once. */
export const NoLongerOffered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Owner' })).toHaveValue('Ada Novak'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Device' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lathe' }));
    await typeOver('Cary');
    await userEvent.click(await screen.findByRole('option', { name: 'Cary Orn' }));
    await userEvent.tab();
    const device = screen.getByRole('combobox', { name: 'Device' });
    await waitFor(() => expect(device).toHaveAccessibleDescription('Choose one of those offered.'));
    await userEvent.click(screen.getByRole('button', { name: 'Create visit' }));
    await screen.findByText('One answer needs another look');
  },
};

/** Words that are no choice are not sent as the choice that stood there before. */
export const Unchosen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const owner = await typeOwner('Zoë');
    await userEvent.click(screen.getByRole('button', { name: 'Create visit' }));
    await waitFor(() => expect(owner).toHaveAccessibleDescription(/“Zoë” is not chosen/));
    await userEvent.click(screen.getByRole('button', { name: 'Create visit' }));
    await waitFor(() => expect(owner).toHaveFocus());
    await expect(owner).toHaveValue('Zoë');
  },
};
