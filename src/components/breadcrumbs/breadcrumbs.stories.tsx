import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    links: [
      { key: 'repairs', link: <a href="#repairs">Repairs</a> },
      { key: 'R-000042', link: <a href="#repair">R-000042</a> },
    ],
    current: 'Edit repair',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Edit repair')).toHaveAttribute('aria-current', 'page');
  },
};
