import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpenText, Users, Wrench } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { SideNav } from './side-nav.tsx';

const meta = {
  title: 'Components/SideNav',
  component: SideNav,
  args: {
    groups: [
      {
        key: 'product',
        entries: [
          { key: 'repairs', link: <a href="#repairs">Repairs</a>, icon: <Wrench aria-hidden />, isCurrent: true },
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
  render: (args) => <SideNav {...args} className="w-56" />,
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Repairs');
  },
};
