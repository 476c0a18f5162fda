import { useState } from 'react';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { type Column, ColumnChoice, DataTable } from '#components/data-table';
import { EmptyState } from '#components/empty-state';
import { KeyValue } from '#components/key-value';
import { List, ListItem } from '#components/list';
import { Pagination } from '#components/pagination';
import { type FilterProperty, type FilterToken, PropertyFilter } from '#components/property-filter';
import { Heading } from '#components/text';
import { Timeline } from '#components/timeline';

interface Order {
  number: string;
  customer: string;
  state: string;
}

const orders: Order[] = [
  { number: 'A-12', customer: 'Ada Novak', state: 'open' },
  { number: 'A-13', customer: 'Farid Haddad', state: 'paid' },
  { number: 'A-14', customer: 'Mei Tanaka', state: 'open' },
];

const words: Record<string, string> = { open: 'Open', paid: 'Paid' };
const stateOf = ({ state }: Order) => <Badge tone={state === 'paid' ? 'positive' : 'neutral'}>{words[state]}</Badge>;

const by = (key: 'number' | 'customer') => (one: Order, other: Order) => one[key].localeCompare(other[key]);

const columns: Column<Order>[] = [
  { id: 'number', heading: 'Number', cell: ({ number }) => number, sortable: true, compare: by('number') },
  { id: 'customer', heading: 'Customer', cell: ({ customer }) => customer, sortable: true, compare: by('customer') },
  { id: 'state', heading: 'State', cell: stateOf },
];

const properties: FilterProperty[] = [
  { key: 'state', label: 'State', values: Object.entries(words).map(([value, label]) => ({ value, label })) },
  { key: 'customer', label: 'Customer' },
];

function fits(order: Order, { property, operator, value }: FilterToken): boolean {
  const known = order[property as keyof Order].toLowerCase();
  switch (operator) {
    case 'eq':
      return known === value.toLowerCase();
    case 'ne':
      return known !== value.toLowerCase();
    case 'contains':
      return known.includes(value.toLowerCase());
    case 'gte':
      return known >= value;
    case 'lte':
      return known <= value;
    case 'gt':
      return known > value;
    case 'lt':
      return known < value;
  }
}

const none: readonly string[] = [];

/** Narrowed down above, counted below; what fits nothing says how to get out of it. */
export function FilteredList() {
  const [tokens, setTokens] = useState<readonly FilterToken[]>([{ property: 'state', operator: 'eq', value: 'open' }]);
  const [shown, setShown] = useState<readonly string[]>(columns.map(({ id }) => id));
  const rows = orders.filter((order) => tokens.every((token) => fits(order, token)));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={3}>Orders</Heading>
        <Button variant="primary">New order</Button>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <PropertyFilter
          label="Filter the orders"
          properties={properties}
          value={tokens}
          onValueChange={setTokens}
          className="min-w-0 flex-1 basis-64"
        />
        <ColumnChoice columns={columns} value={shown} onValueChange={setShown} />
      </div>
      <DataTable
        caption="Orders"
        columns={shown.flatMap((id) => columns.find((column) => column.id === id) ?? [])}
        rows={rows}
        keyOf={({ number }) => number}
        nameOf={({ number }) => number}
        defaultSelection={none}
        defaultSort={['number']}
        empty={
          <EmptyState title="No matching orders" actions={<Button onClick={() => setTokens([])}>Clear filters</Button>}>
            Take one of the filters away.
          </EmptyState>
        }
      />
      <Pagination total={rows.length} />
    </div>
  );
}

/** What is chosen at the side is shown beside it; on a phone below. */
export function MasterAndDetail() {
  const [number, choose] = useState('A-12');
  const order = orders.find((each) => each.number === number) ?? orders[0];
  return (
    <div className="grid gap-6 sm:grid-cols-[14rem_1fr]">
      <List label="Orders" density="compact">
        {orders.map((each) => (
          <ListItem key={each.number} pressable description={each.customer} trailing={stateOf(each)}>
            <button
              type="button"
              aria-current={each.number === number || undefined}
              onClick={() => choose(each.number)}
              className="aria-[current]:text-accent"
            >
              {each.number}
            </button>
          </ListItem>
        ))}
      </List>
      {order && (
        <div aria-live="polite" className="flex flex-col gap-4">
          <Heading level={3}>{order.number}</Heading>
          <KeyValue
            entries={[
              { key: 'customer', label: 'Customer', value: order.customer },
              { key: 'state', label: 'State', value: stateOf(order) },
            ]}
          />
          <Timeline events={[{ key: 'taken', title: 'Taken in by Ben', time: '9 March' }]} />
        </div>
      )}
    </div>
  );
}
