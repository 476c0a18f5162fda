import { Badge } from '#components/badge';
import type { Column } from './column.ts';

/** What the stories of tables list. */
export interface Order {
  number: string;
  customer: string;
  state: 'Open' | 'Paid';
  amount: number;
}

export const rows: Order[] = [
  { number: 'A-1', customer: 'Ada Novak', state: 'Open', amount: 1174 },
  { number: 'A-2', customer: 'Farid Haddad', state: 'Paid', amount: 42.5 },
  { number: 'A-3', customer: 'A customer whose name goes on for longer than any column', state: 'Open', amount: 2412 },
];

export const columns: Column<Order>[] = [
  { id: 'number', heading: 'Number', cell: ({ number }) => number, sortable: true },
  { id: 'customer', heading: 'Customer', cell: ({ customer }) => customer, sortable: true },
  {
    id: 'state',
    heading: 'State',
    cell: ({ state }) => <Badge tone={state === 'Paid' ? 'positive' : 'neutral'}>{state}</Badge>,
  },
  { id: 'amount', heading: 'Amount', cell: ({ amount }) => `€${amount.toFixed(2)}`, align: 'end', sortable: true },
];
