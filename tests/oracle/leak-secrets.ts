import { known, type who } from './leak-document.ts';
import type { Kept, Values } from './model.ts';
import type { Sent } from './send.ts';

/** One of two stores that somebody must not be able to tell apart. */
export interface Side {
  records: Record<string, Kept[]>;
  /** What the boss did since. */
  since?: Omit<Sent, 'subject'>[];
}

export interface Secret {
  /** Those who may not know. */
  from: (keyof typeof who)[];
  sides: [Side, Side];
}

const withValues = (entity: string, key: string, values: Values): Side['records'] => ({
  ...known,
  [entity]: (known[entity] ?? []).map((one) => (one.key === key ? { key, values: { ...one.values, ...values } } : one)),
});

const withRecord = (entity: string, one: Kept): Side['records'] => ({
  ...known,
  [entity]: [...(known[entity] ?? []), one],
});

/** Two values of one field, the second of which puts the record elsewhere in every order and search. */
const twoValues = (from: Secret['from'], entity: string, key: string, one: Values, other: Values): Secret => ({
  from,
  sides: [{ records: withValues(entity, key, one) }, { records: withValues(entity, key, other) }],
});

const patch = (path: string, body: Values, ifMatch = '"1"') => ({ method: 'PATCH', path, body, ifMatch });

/** There in one store, not in the other. */
const thereOrNot = (from: Secret['from'], entity: string, one: Kept): Secret => ({
  from,
  sides: [{ records: withRecord(entity, one) }, { records: known }],
});

const hiddenOrder = { label: 'zero', price: 2, memo: 'alpha', salary: 5, customer: 'c1', status: 'open' };

/** All that differs between two stores, by what it is. */
export const secrets: Record<string, Secret> = {
  'a hidden text': twoValues(['clerk', 'seller', 'visitor'], 'order', 'o1', { memo: 'alpha' }, { memo: 'omega' }),
  'a hidden text, answered or not': twoValues(
    ['clerk', 'seller', 'visitor'],
    'order',
    'o1',
    { memo: 'alpha' },
    { memo: null },
  ),
  'a hidden number': twoValues(['clerk', 'seller', 'visitor'], 'order', 'o1', { salary: 5 }, { salary: 95 }),
  'a hidden number, answered or not': twoValues(['clerk', 'visitor'], 'order', 'o1', { salary: 5 }, { salary: null }),
  'a field behind a reference': twoValues(
    ['clerk', 'visitor', 'partial'],
    'customer',
    'c1',
    { name: 'Aal' },
    { name: 'Zander' },
  ),
  'one there, answered or not': twoValues(
    ['clerk', 'visitor', 'partial'],
    'customer',
    'c1',
    { name: 'Aal' },
    { name: null },
  ),
  'a field that may be read of other records': twoValues(
    ['seller'],
    'customer',
    'c1',
    { name: 'Aal' },
    { name: 'Zander' },
  ),
  'the level of a customer': twoValues(['clerk', 'visitor', 'partial'], 'customer', 'c2', { level: 1 }, { level: 2 }),
  'a record of a hidden entity': thereOrNot(['clerk', 'visitor', 'partial'], 'customer', {
    key: 'c9',
    values: { name: 'Aal', level: 1 },
  }),
  'a record whose condition does not hold': thereOrNot(['partial', 'visitor'], 'order', {
    key: 'o9',
    values: hiddenOrder,
  }),
  'the values of such a record': twoValues(
    ['partial', 'visitor'],
    'order',
    'o3',
    { label: 'aaa', memo: 'alpha' },
    { label: 'zzz' },
  ),
  'the state of such a record': twoValues(
    ['partial', 'visitor'],
    'order',
    'o3',
    { status: 'open' },
    { status: 'sent' },
  ),
  'the revision of such a record': {
    from: ['partial', 'visitor'],
    sides: [{ records: known }, { records: known, since: [patch('/order/o3', { memo: 'alpha' })] }],
  },
  'the history of a hidden field': {
    from: ['clerk', 'seller', 'visitor'],
    sides: [
      { records: known, since: [patch('/order/o1', { memo: 'alpha' })] },
      { records: known, since: [patch('/order/o1', { memo: 'omega' })] },
    ],
  },
  'which of two hidden fields was changed': {
    from: ['clerk', 'seller', 'visitor'],
    sides: [
      { records: known, since: [patch('/order/o1', { memo: 'alpha' })] },
      { records: known, since: [patch('/order/o1', { salary: 5 })] },
    ],
  },
  'the history of a record behind a reference': {
    from: ['clerk', 'partial', 'visitor'],
    sides: [{ records: known }, { records: known, since: [patch('/customer/c1', { name: 'Aal' })] }],
  },
};
