import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RoleProvider } from '#app/data';
import { Pages } from '#app/pages';
import { documentOf } from '#app/product';
import { InDocument } from '#app/stories';
import { Button } from '#components/button';
import { read } from '#specification/reading';
import { CreateScreen } from './form-screen.tsx';

const text = `
## 2. Screens
\`\`\`yaml
new: { path: /tours/new, kind: create, entity: tour }
\`\`\`
## 3. Entities
\`\`\`yaml
tour: { fields: { name: { type: string } } }
\`\`\`
## 6. Roles
\`\`\`yaml
roles: { office: { title: Office }, guide: { title: Guide } }
permissions: [{ roles: [office, guide], can: all, on: all }]
\`\`\`
`;

const opened = documentOf('tours', read(text, 'TOURS.md'));

/** One browser that two people use in turn. */
function InTurn() {
  const [role, setRole] = useState('office');
  return (
    <RoleProvider role={role} fallback={null}>
      <Button onClick={() => setRole(role === 'office' ? 'guide' : 'office')}>Now the other</Button>
      <section aria-label={role}>
        <Pages />
      </section>
    </RoleProvider>
  );
}

const meta = {
  component: CreateScreen,
  tags: ['!autodocs'],
  args: { screen: undefined as never, parameters: {} },
  render: (_, { id }) => (
    <InDocument key={id} document={opened} address="/tours/new">
      <InTurn />
    </InDocument>
  ),
} satisfies Meta<typeof CreateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What one typed is not shown to the other, and is there again for who typed it. */
export const TwoPeople: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const name = () => screen.findByRole('textbox', { name: 'Name' });
    const other = () => userEvent.click(screen.getByRole('button', { name: 'Now the other' }));
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'A secret of the office');
    await other();
    await screen.findByRole('region', { name: 'guide' });
    await waitFor(async () => expect(await name()).toHaveValue(''));
    await other();
    await waitFor(async () => expect(await name()).toHaveValue('A secret of the office'));
  },
};
