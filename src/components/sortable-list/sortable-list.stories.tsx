import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SortableList, type SortableListProps } from './sortable-list.tsx';

function Held(props: SortableListProps<string>) {
  const [items, setItems] = useState(props.items);
  return <SortableList {...props} items={items} onItemsChange={setItems} />;
}

const meta = {
  title: 'Inputs/SortableList',
  component: SortableList<string>,
  args: {
    label: 'Columns',
    items: ['Number', 'Customer', 'Due on'],
    keyOf: (item: string) => item,
    nameOf: (item: string) => item,
    onItemsChange: fn(),
    children: (item: string) => <span>{item}</span>,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SortableList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys move what has the focus, and it is said where it came to stand. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    canvas.getByRole('button', { name: 'Move Due on' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(words()).toEqual(['Number', 'Due on', 'Customer']);
    await expect(canvas.getByRole('button', { name: 'Move Due on' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Due on: place 2 of 3');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(words()).toEqual(['Due on', 'Number', 'Customer']);
  },
};

/** Who cannot draw presses the grip: buttons move the thing, and keep the focus at an end. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    const grip = canvas.getByRole('button', { name: 'Move Customer' });
    await userEvent.click(grip);
    await expect(grip).toHaveAttribute('aria-expanded', 'true');
    const up = canvas.getByRole('button', { name: 'Move Customer up' });
    await userEvent.click(up);
    await userEvent.click(up);
    await expect(words()).toEqual(['Customer', 'Number', 'Due on']);
    await expect(up).toHaveFocus();
    // As assistive technology does, without a pointer.
    grip.click();
    await waitFor(() => expect(grip).toHaveAttribute('aria-expanded', 'false'));
    grip.click();
    await waitFor(() => expect(grip).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Customer down' }));
    await expect(words()).toEqual(['Number', 'Customer', 'Due on']);
  },
};

/** In an order that is to be read, and no grip to draw it by. */
export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };
