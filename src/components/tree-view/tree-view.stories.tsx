import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folder, Wrench } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '#components/badge';
import { asRead } from '#tooling/as-read';
import { TreeView } from './tree-view.tsx';

const appliance = (id: string, label: string) => ({ id, label, icon: <Wrench aria-hidden /> });

const meta = {
  title: 'Data/TreeView',
  component: TreeView,
  args: {
    label: 'Appliances',
    defaultExpanded: ['kitchen', 'cold'],
    defaultValue: 'fridge',
    onValueChange: fn(),
    items: [
      {
        id: 'kitchen',
        label: 'Kitchen',
        icon: <Folder aria-hidden />,
        aside: <Badge>3</Badge>,
        children: [
          {
            id: 'cold',
            label: 'Cold',
            icon: <Folder aria-hidden />,
            children: [
              appliance('fridge', 'A fridge with a name that goes on for longer than any tree is wide'),
              { ...appliance('freezer', 'Freezer'), disabled: true },
            ],
          },
          appliance('oven', 'Oven'),
        ],
      },
      {
        id: 'laundry',
        label: 'Laundry',
        icon: <Folder aria-hidden />,
        children: [appliance('washer', 'Washing machine')],
      },
    ],
  },
} satisfies Meta<typeof TreeView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Walked, opened and chosen with the keyboard alone: one stop, and it begins at what is chosen. */
export const Playground: Story = {
  render: (args) => (
    <div className="max-w-80">
      <TreeView {...args} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item(/^A fridge/)).toHaveFocus();
    await expect(item(/^A fridge/)).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('oven');
    await userEvent.keyboard('l');
    await expect(item(/^Laundry/)).toHaveFocus();
    await expect(item(/^Laundry/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(asRead('{ArrowRight}{ArrowRight}'));
    await expect(item(/^Washing/)).toHaveFocus();
    await userEvent.keyboard(asRead('{ArrowLeft}{ArrowLeft}'));
    await expect(item(/^Laundry/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
