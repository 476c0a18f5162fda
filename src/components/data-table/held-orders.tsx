import { useState } from 'react';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { Order } from './example-orders.tsx';

/** Holds what the table tells: its order, what is chosen, its widths, and what was changed in its cells. */
export function HeldOrders({ selection, sort, columns, rows, onResize, onSortChange, ...args }: DataTableProps<Order>) {
  const [chosen, setChosen] = useState(selection);
  const [order, setOrder] = useState(sort);
  const [widths, setWidths] = useState<Readonly<Record<string, number | undefined>>>({});
  const [orders, setOrders] = useState(rows);
  return (
    <DataTable
      {...args}
      rows={orders}
      columns={columns.map((column) => ({
        ...column,
        width: column.id in widths ? widths[column.id] : column.width,
        onEdit: (row: Order, answers: FormData) => {
          column.onEdit?.(row, answers);
          const now = { ...row, [column.id]: answers.get(column.id) };
          setOrders(orders.map((one) => (one === row ? now : one)));
        },
      }))}
      onResize={
        onResize &&
        ((column, width) => {
          onResize(column, width);
          setWidths({ ...widths, [column]: width });
        })
      }
      sort={order}
      onSortChange={(next) => {
        setOrder(next);
        onSortChange?.(next);
      }}
      selection={chosen}
      onSelectionChange={setChosen}
    />
  );
}
