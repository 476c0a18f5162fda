import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TableRowHeading,
} from '#components/table';

export function Example() {
  return (
    <Table caption="What was charged">
      <TableHead>
        <TableHeading>Work</TableHeading>
        <TableHeading align="end">Price</TableHeading>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableRowHeading>New drive belt</TableRowHeading>
          <TableCell heading="Price" align="end">
            €38.00
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
