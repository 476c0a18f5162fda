import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SortableList } from './sortable-list.tsx';

function Held(props: Omit<ComponentProps<'ul'>, 'children'>) {
  const [items, setItems] = useState(['Number', 'Customer', 'Due on']);
  return (
    <SortableList
      {...props}
      label="Columns"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onSort={setItems}
    >
      {(item) => <span>{item}</span>}
    </SortableList>
  );
}

const meta = {
  title: 'Components/SortableList',
  component: Held,
  tags: ['!autodocs'],
} satisfies Meta<typeof Held>;

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
