import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keysOf } from '#components/internal';
import { Button } from './button.tsx';
import { buttonSizes, buttonVariants } from './button.variants.ts';

const meta = {
  title: 'Inputs/Button',
  component: Button,
  args: { children: 'Save order', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save order' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    button.blur();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save order' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.blur();
  },
};

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#orders">All orders</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'All orders' })).toHaveClass('inline-flex');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Every variant in every tone at every size, read from the tables: a new one shows up here by itself. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {keysOf(buttonVariants).flatMap((variant) =>
        keysOf(buttonVariants[variant]).map((tone) => (
          <div key={`${variant} ${tone}`} className="flex flex-wrap items-center gap-4">
            {keysOf(buttonSizes).map((size) => (
              <Button {...args} key={size} variant={variant} tone={tone} size={size}>
                {variant} {tone} {size}
              </Button>
            ))}
          </div>
        )),
      )}
    </div>
  ),
};
