import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '#components/badge';
import { keysOf } from '#components/internal';
import { asRead } from '#tooling/as-read';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';
import { tabSizes } from './tabs.variants.ts';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: {
    label: 'Repair',
    tabs: [
      { value: 'work', label: 'Work', content: 'What was done.' },
      { value: 'messages', label: 'Messages', content: 'What was said.' },
      { value: 'history', label: 'History', content: 'What happened.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(asRead('{ArrowRight}'));
    await expect(within(canvasElement).getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('What was said.');
  },
};

/** Below one another, beside their sheet: the arrow keys lead up and down. */
export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    tabs: ['Profile', 'Notifications by e-mail', 'Members of the workshop', 'Invoices'].map((label) => ({
      value: label,
      label,
      content: `Settings of ${label.toLowerCase()}.`,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Notifications by e-mail' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
  },
};

/** More than there is room for: what is chosen is in sight, and an edge behind which more lies is faint. */
export const Overflowing: Story = {
  args: {
    defaultValue: 'parts',
    tabs: ['Work', 'Messages', 'History', 'Parts', 'Invoices', 'Warranty'].map((label) => ({
      value: label.toLowerCase(),
      label,
      content: `${label} of this repair.`,
    })),
  },
  render: (args) => (
    <div className="w-64">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('tablist');
    const chosen = within(canvasElement).getByRole('tab', { name: 'Parts' });
    await waitFor(() => {
      const [around, at] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
      return expect(at.left >= around.left - 1 && at.right <= around.right + 1).toBe(true);
    });
    await waitFor(() => expect(row.dataset.beyond).toBe('left right'));
    const isRtl = getComputedStyle(row).direction === 'rtl';
    chosen.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row.dataset.beyond).toBe(isRtl ? 'right' : 'left'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(row.dataset.beyond).toBe(isRtl ? 'left' : 'right'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** The first that can be shown is. */
export const Closed: Story = {
  args: {
    tabs: [
      { value: 'work', label: 'Work', disabled: true, content: 'What was done.' },
      {
        value: 'messages',
        label: 'Messages',
        icon: <Mail aria-hidden className="size-4" />,
        content: 'What was said.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was said.');
    await userEvent.click(canvas.getByRole('tab', { name: 'Work' }));
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Put together from its parts, where more than a word stands in a tab, one cannot be chosen, or something stands between them. */
export const Composed: Story = {
  render: () => (
    <Tabs defaultValue="work">
      <TabList label="Repair">
        <Tab value="work">Work</Tab>
        <Tab value="messages">
          Messages <Badge>2</Badge>
        </Tab>
        <Tab value="history" disabled>
          History
        </Tab>
      </TabList>
      <p className="text-sm text-muted">Changed today.</p>
      <TabPanel value="work">What was done.</TabPanel>
      <TabPanel value="messages">What was said.</TabPanel>
      <TabPanel value="history">What happened.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(asRead('{ArrowRight}'));
    await expect(canvas.getByRole('tab', { name: 'Messages 2' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was said.');
    await userEvent.keyboard(asRead('{ArrowRight}'));
    await expect(canvas.getByRole('tab', { name: 'Work' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Read from the table: a new size shows up here by itself. */
export const Sizes: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 gap-6">
      {keysOf(tabSizes).map((size) => (
        <Tabs key={size} size={size} label={`Size ${size}`} tabs={args.tabs ?? []} />
      ))}
    </div>
  ),
};
