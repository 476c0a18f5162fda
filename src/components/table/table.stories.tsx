import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '#components/badge';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow, TableRowHeading } from './table.tsx';

const meta = {
  title: 'Data/Table',
  component: Table,
  subcomponents: { TableHead, TableHeading, TableBody, TableRow, TableRowHeading, TableCell },
  args: {
    caption: 'What was charged',
    children: (
      <>
        <TableHead>
          <TableHeading>Work</TableHeading>
          <TableHeading>State</TableHeading>
          <TableHeading align="end">Price</TableHeading>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableRowHeading>New drive belt, and the drum cleaned behind it</TableRowHeading>
            <TableCell heading="State">
              <Badge tone="positive">Done</Badge>
            </TableCell>
            <TableCell heading="Price" align="end">
              €38.00
            </TableCell>
          </TableRow>
          <TableRow marked>
            <TableRowHeading>Control board</TableRowHeading>
            <TableCell heading="State">
              <Badge>Ordered</Badge>
            </TableCell>
            <TableCell heading="Price" align="end">
              €1,204.50
            </TableCell>
          </TableRow>
          <TableRow>
            <TableRowHeading>Delivery</TableRowHeading>
            <TableCell heading="State" />
            <TableCell heading="Price" align="end">
              €15.00
            </TableCell>
          </TableRow>
        </TableBody>
      </>
    ),
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone each row is a sheet; it stays a table for who reads it with their ears. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'What was charged' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: 'Control board' })).toBeVisible();
  },
};
