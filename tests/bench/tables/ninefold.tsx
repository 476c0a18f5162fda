import { createRoot } from 'react-dom/client';
import '../../../src/components/styles.css';
import { type Column, DataTable } from '#components/data-table';
import { type Order, orders } from './rows.ts';

const columns: Column<Order>[] = (['key', 'customer', 'city', 'amount'] as const).map((id) => ({
  id,
  heading: id,
  cell: (row) => row[id],
}));

createRoot(document.getElementById('root') as HTMLElement).render(
  <DataTable
    virtual
    caption="Orders"
    columns={columns}
    rows={orders(100_000)}
    keyOf={({ key }) => key}
    nameOf={({ key }) => key}
  />,
);
