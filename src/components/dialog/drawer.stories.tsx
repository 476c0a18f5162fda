import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { Field } from '#components/field';
import { TextInput } from '#components/text-input';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  // In a frame of its own: it lies over a page, and on the page of documentation that would be all of it.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  component: Drawer,
  args: {
    trigger: <Button>All filters</Button>,
    title: 'All filters',
    description: 'Of the repairs that are shown.',
    children: (
      <Field label="Customer">
        <TextInput />
      </Field>
    ),
    actions: <Button variant="primary">Show 12 repairs</Button>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its edge is that of the direction of writing; Escape leads back to what opened it. Then it stays open, to be looked at. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'All filters' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'All filters' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    const { left, right } = drawer.getBoundingClientRect();
    const isTurned = getComputedStyle(drawer).direction === 'rtl';
    await expect(Math.round(isTurned ? left : right)).toBe(isTurned ? 0 : document.documentElement.clientWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'All filters' });
  },
};
