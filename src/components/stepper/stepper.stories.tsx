import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Components/Stepper',
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
    const current = within(canvasElement)
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveTextContent('Fault, Photos');
  },
};

/** Whoever has been further goes to any step that was seen, and to none that was not. */
export const Walked: Story = {
  args: { current: 0, furthest: 1, onStep: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /Fault, Photos/ }));
    await expect(args.onStep).toHaveBeenCalledWith(1);
  },
};
