import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

/** Of a long way, the first and the last are shown: the button brings the others, and leads to them. */
export const Folded: Story = {
  args: {
    links: ['Shops', 'Berlin', 'Repairs', 'Waiting', 'R-000042'].map((label) => ({
      key: label,
      link: <a href={`#${label}`}>{label}</a>,
    })),
    most: 3,
  },
};

export const Unfolded: Story = {
  ...Folded,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Shops', 'Waiting', 'R-000042']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(names()).toEqual(['Shops', 'Berlin', 'Repairs', 'Waiting', 'R-000042']);
    await expect(canvas.getByRole('link', { name: 'Berlin' })).toHaveFocus();
  },
};
