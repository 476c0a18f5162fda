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
    await userEvent.click(item(/^Laundry/).querySelector('[data-chevron]') as Element);
    await expect(item(/^Laundry/)).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('oven');
    await userEvent.keyboard(asRead('{ArrowLeft}'));
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** What is ticked is to be read: the tree is walked and opened, and stays as it is. */
export const ReadOnly: Story = {
  args: { readOnly: true, selection: 'multiple', defaultChecked: ['fridge'], defaultExpanded: ['kitchen', 'cold'] },
};

/** Any number are ticked; what has others under it is ticked, in part or not, as those are. The chevron alone opens. */
export const Multiple: Story = {
  args: { selection: 'multiple', defaultChecked: ['fridge'], onCheckedChange: fn() },
  render: (args) => (
    <div className="max-w-80">
      <TreeView {...args} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const item = (name: RegExp) => within(canvasElement).getByRole('treeitem', { name });
    await expect(item(/^Kitchen/)).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.tab();
    await userEvent.keyboard('{End}{Shift>}{ArrowUp}{/Shift}');
    await expect(item(/^Oven/)).toHaveFocus();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['fridge', 'oven']);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['fridge']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['fridge', 'oven', 'washer']);
    await userEvent.click(item(/^Laundry/));
    await expect(item(/^Laundry/)).toHaveAttribute('aria-checked', 'false');
    await expect(item(/^Laundry/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(item(/^Laundry/).querySelector('[data-chevron]') as Element);
    await expect(item(/^Laundry/)).toHaveAttribute('aria-expanded', 'true');
    (document.activeElement as HTMLElement).blur();
  },
};

const find = fn();

/** What is under an item may come once it is opened; where it does not come, it is asked for again. */
export const Loaded: Story = {
  args: {
    defaultExpanded: [],
    items: [
      { id: 'kitchen', label: 'Kitchen', icon: <Folder aria-hidden />, hasChildren: true },
      { id: 'laundry', label: 'Laundry', icon: <Folder aria-hidden />, hasChildren: true },
    ],
    load: find,
  },
  beforeEach: () => {
    find.mockReset();
    find.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue([appliance('washer', 'Washing machine')]);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('treeitem', { name: 'Laundry' }).focus();
    await userEvent.keyboard(asRead('{ArrowRight}'));
    const again = await canvas.findByRole('treeitem', { name: /could not be loaded/ });
    await userEvent.keyboard(asRead('{ArrowRight}'));
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('treeitem', { name: 'Washing machine' })).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: 'Laundry' })).toHaveFocus();
    await expect(find).toHaveBeenCalledTimes(2);
    (document.activeElement as HTMLElement).blur();
  },
};

export const NotLoaded: Story = {
  args: {
    items: [{ id: 'kitchen', label: 'Kitchen', hasChildren: true }],
    load: () => Promise.reject(new Error('no')),
  },
  play: async ({ canvasElement }) => {
    const kitchen = within(canvasElement).getByRole('treeitem', { name: 'Kitchen' });
    // Open to begin with: what is under it is asked for as if it had been opened.
    await expect(await within(canvasElement).findByRole('treeitem', { name: /could not be loaded/ })).toBeVisible();
    await expect(kitchen).not.toHaveAttribute('aria-busy');
  },
};
