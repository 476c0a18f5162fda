import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Printer, Share2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button, buttonSizes } from '#components/button';
import { IconButton } from '#components/icon-button';
import { keysOf } from '#components/internal';
import { ButtonGroup } from './button-group.tsx';

const meta = {
  title: 'Inputs/ButtonGroup',
  component: ButtonGroup,
  args: { label: 'The order' },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With words and with pictures, at every size. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      {keysOf(buttonSizes).map((size) => (
        <ButtonGroup {...args} key={size} label={`${args.label} ${size}`}>
          <Button size={size}>Copy</Button>
          <Button size={size}>Print</Button>
          <Button size={size} disabled>
            Send
          </Button>
        </ButtonGroup>
      ))}
      <ButtonGroup label="With the order">
        <IconButton variant="secondary" label="Copy">
          <Copy aria-hidden />
        </IconButton>
        <IconButton variant="secondary" label="Print">
          <Printer aria-hidden />
        </IconButton>
        <IconButton variant="secondary" label="Share">
          <Share2 aria-hidden />
        </IconButton>
      </ButtonGroup>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'The order md' });
    const [first, second] = within(group).getAllByRole('button');
    // One line between two, not two.
    const boxes = [first, second].map((button) => (button as HTMLElement).getBoundingClientRect());
    const [starts, ends] = [boxes.map(({ left }) => left), boxes.map(({ right }) => right)];
    await expect(Math.max(...starts)).toBe(Math.min(...ends) - 1);
  },
};
