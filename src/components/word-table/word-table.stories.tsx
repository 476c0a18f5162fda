import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WordTable } from './word-table.tsx';

const meta = {
  title: 'Data/WordTable',
  component: WordTable,
  args: {
    caption: 'Fields of a repair',
    headings: ['Field', 'Type', 'Used in'],
    rows: [
      {
        key: 'fault',
        cells: ['Fault', 'Several lines of text, at least 10 characters', 'Repairs, Take in an appliance'],
      },
      { key: 'due', cells: ['Due on', 'Date', 'Repairs'], marked: true },
      { key: 'photos', cells: ['Photos', 'List of pictures, at most 6, of which no two may be the same', null] },
    ],
  },
} satisfies Meta<typeof WordTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone each row is a sheet; it stays a table for who reads it with their ears. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: 'Due on' })).toBeVisible();
  },
};
