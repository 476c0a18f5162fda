import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    steps: [
      { key: 'who', label: 'Customer' },
      { key: 'what', label: 'Fault, Photos' },
      { key: 'when', label: 'Due on' },
    ],
    current: 1,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent('Fault, Photos');
  },
};

/** Whoever has been further goes to any step that was seen, and to none that was not. */
export const Walked: Story = {
  args: { current: 0, furthest: 1, onCurrentChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // The one that one is at keeps what was pressed, and leads nowhere.
    await expect(canvas.getByRole('button', { name: /Customer/ })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /Fault, Photos/ }));
    await expect(args.onCurrentChange).toHaveBeenCalledWith(1);
  },
};

/** What is done, and what needs another look, is seen from every step. */
export const Told: Story = {
  args: {
    current: 2,
    furthest: 3,
    onCurrentChange: fn(),
    steps: [
      { key: 'who', label: 'Customer', done: true },
      { key: 'what', label: 'Fault', invalid: true },
      { key: 'when', label: 'Due on' },
      { key: 'how', label: 'Payment' },
      { key: 'all', label: 'Review' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Fault \(needs another look\)/ })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
  },
};

/** Steps with addresses of their own can be opened beside, and marked. */
export const Links: Story = {
  args: {
    current: 1,
    furthest: 2,
    steps: [
      { key: 'who', done: true, link: <a href="#who">Customer</a> },
      { key: 'what', link: <a href="#what">Fault</a> },
      { key: 'when', link: <a href="#when">Due on</a> },
      { key: 'all', link: <a href="#all">Review</a> },
    ],
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#who', '#what', '#when']);
    await expect(links[1]).toHaveAttribute('aria-current', 'step');
  },
};
