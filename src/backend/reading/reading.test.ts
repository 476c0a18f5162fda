import { beforeEach, describe, expect, test } from 'vitest';
import { type Asking, small } from '../testing/ask.ts';

const shop = {
  1: 'timeZone: Asia/Tokyo',
  2: "cheap: { path: /cheap, kind: list, entity: part, search: [name], sort: [-price], pageSize: 2, views: { mine: { where: record.price < 5 } } }\ndear: { path: /dear, kind: list, entity: part, search: [maker.city], views: { mine: { where: record.price >= 5 } } }\nnamed: { path: /named, kind: list, entity: part, where: record.price > 1, views: { mine: { where: record.price < 5 } } }\nboard: { path: /board, kind: dashboard, widgets: [{ kind: figure, of: part, aggregate: sum, field: price }, { kind: bars, of: part, by: size }, { kind: line, of: part, by: at, per: month, aggregate: count }, { kind: figure, of: part, aggregate: average, field: price, where: record.size == 'big' }, { kind: bars, of: part, by: maker.city }] }",
  3: 'maker: { display: name, fields: { name: { type: string }, city: { type: string }, owner: { type: reference, to: person } } }\nperson: { fields: { name: { type: string }, phone: { type: string } } }\npart: { fields: { name: { type: string }, price: { type: number }, size: { type: string, enum: [small, big] }, at: { type: string, format: date-time }, maker: { type: reference, to: maker }, tags: { type: array, items: { type: string } } } }',
};

let ask: ReturnType<typeof small>['ask'];
let put: Asking['put'];

beforeEach(async () => {
  ({ ask, put } = small(shop));
  await put('person', 'p1', { id: 'p1', name: 'Ada', phone: '1' });
  await put('maker', 'm1', { id: 'm1', name: 'Zeta', city: 'Berlin', owner: 'p1' });
  await put('maker', 'm2', { id: 'm2', name: 'Alpha', city: 'Rome', owner: null });
  await put('part', '1', {
    id: '1',
    name: 'Nut',
    price: 1,
    size: 'small',
    at: '2026-01-31T14:59:00Z',
    maker: 'm1',
    tags: ['x', 'y'],
  });
  await put('part', '2', {
    id: '2',
    name: 'Bolt, long',
    price: 4,
    size: 'big',
    at: '2026-01-31T15:01:00Z',
    maker: 'm2',
    tags: [],
  });
  await put('part', '3', {
    id: '3',
    name: 'Berlin gear',
    price: 9,
    size: 'big',
    at: '2026-03-01T00:00:00Z',
    maker: 'm1',
    tags: ['y'],
  });
});

const keys = async (query: string) => (await ask('GET', `/part?${query}`)).body.items.map(({ id }) => id);

describe('lists', () => {
  test('two lists of one entity have their own views, search, order and page size', async () => {
    expect(await keys('screen=cheap&view=mine')).toEqual(['2', '1']);
    expect(await keys('screen=dear&view=mine')).toEqual(['3']);
    expect(await keys('screen=cheap&q=berlin')).toEqual(['3']);
    expect(await keys('screen=dear&q=berlin')).toEqual(['3', '1']);
    expect(await keys('screen=cheap')).toEqual(['3', '2']);
    expect((await ask('GET', '/part?screen=cheap&page=2')).body).toMatchObject({ total: 3, items: [{ id: '1' }] });
  });

  test('what is called as it is searched comes first, where nothing is sorted by', async () => {
    const names = ['Gear 4', 'Gearbox for a gear 40', 'Old gear 40', 'gear 40', 'Gear 401'];
    for (const [index, name] of names.entries())
      await put('part', `g${index}`, { id: `g${index}`, name, price: index });
    const called = async (query: string) => (await ask('GET', `/part?${query}`)).body.items.map(({ name }) => name);
    expect(await called('q=Gear 40')).toEqual(['gear 40', 'Gear 401', 'Gearbox for a gear 40', 'Old gear 40']);
    expect(await called('q=gear 40&sort=-price')).toEqual([
      'Gear 401',
      'gear 40',
      'Old gear 40',
      'Gearbox for a gear 40',
    ]);
  });

  test('a list of some records has no others: in its views, its search and its figures', async () => {
    expect(await keys('screen=named')).toEqual(['2', '3']);
    expect(await keys('screen=named&view=mine')).toEqual(['2']);
    expect(await keys('screen=named&q=nut')).toEqual([]);
    expect((await ask('GET', '/.figures/named?of=price')).body).toMatchObject({ count: 2 });
  });

  test('filters and order through references of any length', async () => {
    expect(await keys('filter[maker.city]=Rome')).toEqual(['2']);
    expect(await keys('filter[maker.owner.phone]=1')).toEqual(['1', '3']);
    expect(await keys('sort=maker')).toEqual(['2', '1', '3']);
    expect(await keys('sort=-maker.city,-price')).toEqual(['2', '3', '1']);
    expect(await keys('filter[nowhere]=1')).toEqual([]);
  });

  test('ranges, parts of a text, several values, entries of lists, values with commas', async () => {
    expect(await keys('filter[price]=2..')).toEqual(['2', '3']);
    expect(await keys('filter[price]=..4')).toEqual(['1', '2']);
    expect(await keys('filter[name]=~BOLT')).toEqual(['2']);
    expect(await keys(`filter[name]=${encodeURIComponent('Bolt\\, long')}`)).toEqual(['2']);
    expect(await keys('filter[size]=small,big')).toEqual(['1', '2', '3']);
    expect(await keys('filter[tags]=x')).toEqual(['1']);
  });

  test('days of a moment are those of the product’s clock', async () => {
    expect(await keys('filter[at]=2026-02-01..2026-02-01')).toEqual(['2']);
    expect(await keys('filter[at]=..2026-01-31')).toEqual(['1']);
  });

  test('the records that are referred to come with the page', async () => {
    const { body } = await ask('GET', '/part?screen=dear');
    expect(body.included).toMatchObject({
      maker: [
        { id: 'm1', name: 'Zeta' },
        { id: 'm2', name: 'Alpha' },
      ],
    });
  });
});

test('a dashboard is worked out in one answer, by the product’s calendar', async () => {
  const { body } = await ask('GET', '/.figures/board');
  expect(body.widgets).toEqual([
    { value: 14 },
    {
      buckets: [
        { key: 'small', value: 1 },
        { key: 'big', value: 2 },
      ],
    },
    {
      buckets: [
        { key: '2026-01-01', value: 1 },
        { key: '2026-02-01', value: 1 },
        { key: '2026-03-01', value: 1 },
      ],
    },
    { value: 6.5 },
    {
      buckets: [
        { key: 'Berlin', value: 2 },
        { key: 'Rome', value: 1 },
      ],
    },
  ]);
});

test('a dashboard counts what stands in lists in lists, each record once', async () => {
  const { ask, put } = small({
    2: `board:
  kind: dashboard
  widgets:
    - { kind: bars, of: trip, by: days.stops.kind }
    - { kind: line, of: trip, by: days.on, per: month }
    - { kind: figure, of: trip, aggregate: sum, field: days.stops.cost }`,
    3: 'trip: { fields: { days: { type: array, items: { type: object, properties: { on: { type: string, format: date }, stops: { type: array, items: { type: object, properties: { kind: { type: string, enum: [inn, sight] }, cost: { type: number } } } } } } } } }',
  });
  const stop = (kind: string, cost: number) => ({ kind, cost });
  await put('trip', 'a', {
    id: 'a',
    days: [
      { on: '2026-01-31', stops: [stop('inn', 1), stop('sight', 2)] },
      { on: '2026-02-01', stops: [stop('inn', 4)] },
    ],
  });
  await put('trip', 'b', { id: 'b', days: [{ on: '2026-02-02', stops: null }] });
  const { widgets } = (await ask('GET', '/.figures/board')).body;
  expect(widgets).toEqual([
    {
      buckets: [
        { key: 'inn', value: 1 },
        { key: 'sight', value: 1 },
        { key: null, value: 1 },
      ],
    },
    {
      buckets: [
        { key: '2026-01-01', value: 1 },
        { key: '2026-02-01', value: 2 },
      ],
    },
    { value: 7 },
  ]);
});
