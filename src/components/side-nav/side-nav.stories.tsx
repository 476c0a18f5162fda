import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpenText, Users, Wrench } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { SideNav } from './side-nav.tsx';

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: {
    groups: [
      {
        key: 'product',
        entries: [
          { key: 'repairs', link: <a href="#repairs">Repairs</a>, icon: <Wrench aria-hidden />, current: true },
          { key: 'customers', link: <a href="#customers">Customers</a>, icon: <Users aria-hidden /> },
        ],
      },
      {
        key: 'about',
        title: 'What it is built from',
        entries: [
          { key: 'spec', link: <a href="#spec">Specification</a>, icon: <BookOpenText aria-hidden />, suffix: 25 },
        ],
      },
    ],
  },
  render: (args) => <SideNav {...args} className="w-56 max-w-full" />,
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Repairs');
  },
};

/** Groups that fold away; the one that holds the page begins open. */
export const Folding: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <SideNav
      {...args}
      className="w-56 max-w-full"
      groups={args.groups.map((group) => ({ ...group, title: group.title ?? 'Repairs', collapsible: true }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('button', { name: 'What it is built from' });
    await expect(canvas.queryByRole('link', { name: 'Specification' })).toBeNull();
    await userEvent.click(title);
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Specification' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Repairs' })).toBeVisible();
  },
};
