import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { List, ListItem } from '#components/list';
import { Heading, Text } from '#components/text';
import { SplitPanels } from './split-panels.tsx';

const repairs = (
  <List label="Repairs">
    {['R-2047 Washing machine', 'R-2048 Fridge', 'R-2049 Oven'].map((title) => (
      <ListItem key={title}>{title}</ListItem>
    ))}
  </List>
);

const repair = (
  <div className="flex flex-col gap-2">
    <Heading level={2}>R-2047 Washing machine</Heading>
    <Text>It does not drain. The customer has cleaned the filter, and the hose is not bent.</Text>
  </div>
);

const meta = {
  title: 'Layout/SplitPanels',
  component: SplitPanels,
  args: { label: 'Repairs', first: repairs, second: repair, defaultValue: 40, onValueChange: fn() },
} satisfies Meta<typeof SplitPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Folded away, the second panel has all the room; the line stays, to bring it back. */
export const Folded: Story = { args: { collapsible: true, defaultValue: 0 } };

/** One above the other, in a height that is given. By keys the line is moved in steps, to its ends, and the first panel folded away. */
export const Vertical: Story = {
  args: { orientation: 'vertical', className: 'h-80', defaultValue: 60, collapsible: true },
  play: async ({ args, canvasElement }) => {
    const line = within(canvasElement).getByRole('separator', { name: 'Repairs' });
    line.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(within(canvasElement).getByText('R-2048 Fridge')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
    line.blur();
  },
};
