import type { Sent } from './send.ts';

type Unsigned = Omit<Sent, 'subject'>;

const texts = ['alpha', 'alpha!', 'omega', 'Aal', 'Zander', 'one alpha', 'zero', 'aaa', 'o9', 'c9', 'al', 'an'];
const fields = [
  'label',
  'price',
  'memo',
  'salary',
  'doubled',
  'told',
  'reach',
  'status',
  'customer',
  'customer.name',
  'customer.level',
];
const messageFields = [
  'order',
  'order.memo',
  'order.salary',
  'order.told',
  'order.customer',
  'order.customer.name',
  'order.reach',
];

const get = (path: string): Unsigned => ({ method: 'GET', path });
const query = (path: string, values: Record<string, string>) => get(`${path}?${new URLSearchParams(values)}`);

const orders = (path: string, names: string[]) =>
  names
    .flatMap((name) => [name, `-${name}`])
    .flatMap((sort) => [query(path, { sort }), query(path, { sort, size: '1', page: '2' })]);

const filters = (path: string, names: string[]) => [
  ...names.flatMap((name) => texts.map((text) => query(path, { [`filter[${name}]`]: text }))),
  ...names.flatMap((name) =>
    ['5', '10', '190', '4..6', '90..', '..50', 'a..m', 'n..'].map((range) =>
      query(path, { [`filter[${name}]`]: range }),
    ),
  ),
];

const searches = (path: string) => texts.map((q) => query(path, { q }));

/** Every way of asking for more than one sees. */
export const readings: Unsigned[] = [
  ...['/order', '/message', '/customer', '/order?size=1', '/order?page=2&size=2', '/nowhere'].map(get),
  ...['o1', 'o2', 'o3', 'o4', 'o9'].map((key) => get(`/order/${key}`)),
  ...['c1', 'c2', 'c3', 'c9'].map((key) => get(`/customer/${key}`)),
  ...['m1', 'm2', 'm3', 'm9'].map((key) => get(`/message/${key}`)),
  ...orders('/order', fields),
  ...orders('/message', messageFields),
  ...orders('/customer', ['name', 'level']),
  ...filters('/order', fields),
  ...filters('/message', messageFields),
  ...searches('/order'),
  ...searches('/message'),
  ...searches('/customer'),
];

const matches = ['"1"', '"2"', '"1", "2"', '*', undefined];

const change = (path: string, body: unknown, ifMatch: string | undefined): Unsigned => ({
  method: 'PATCH',
  path,
  body,
  ifMatch,
});

const bodies = [
  { label: 'new' },
  { price: -1 },
  { memo: 'alpha' },
  { memo: 'omega' },
  { memo: null },
  { salary: 5 },
  { customer: 'c1' },
  { customer: 'c9' },
  { customer: 'c8' },
  { label: 'new', memo: 'alpha' },
  { doubled: 10 },
  { status: 'sent' },
  { nothing: 1 },
];

/** Every way of writing that could be answered with more than one may know. */
export const writings: Unsigned[] = [
  ...['o1', 'o3', 'o4', 'o9', 'o8'].flatMap((key) =>
    matches.flatMap((ifMatch) => bodies.map((body) => change(`/order/${key}`, body, ifMatch))),
  ),
  ...['c1', 'c9'].flatMap((key) => matches.map((ifMatch) => change(`/customer/${key}`, { name: 'Aal' }, ifMatch))),
  ...['o1', 'o9', 'o8'].flatMap((order) => [
    change('/message/m3', { order }, '"1"'),
    { method: 'POST', path: '/message', body: { text: 'new', order } },
  ]),
  ...['/order/o3', '/order/o4', '/order/o9', '/customer/c1', '/customer/c9'].flatMap((path) =>
    matches.flatMap((ifMatch) => [
      { method: 'DELETE', path, ifMatch },
      { method: 'POST', path: `${path}/ship`, body: {}, ifMatch },
      { method: 'POST', path: `${path}/back`, body: {}, ifMatch },
    ]),
  ),
  ...[{}, { label: 'new' }, { price: -1 }, { customer: 'c1' }, { customer: 'c9' }, { memo: 'alpha' }].map((body) => ({
    method: 'POST',
    path: '/order',
    body,
  })),
];
