import { beforeAll, describe, expect, test, vi } from 'vitest';
import { memoryStore, type NewRecord } from '../stores/index.ts';
import { small } from '../testing/ask.ts';

const many = 40_000;
const made = (count: number): NewRecord[] =>
  Array.from({ length: count }, (_, index) => {
    const key = `visit-${index + 1}`;
    return { key, values: { id: key, room: `r${index % 3000}`, start: index, end: index + 1 }, changes: [] };
  });

const store = memoryStore();
beforeAll(() => store.fill({ visit: made(many), small: made(1000) }));

const fields = '{ room: { type: string }, start: { type: integer }, end: { type: integer }, state: { type: string } }';
const overlap = 'v.start < record.end && record.start < v.end';
const desk = (rule: string, entity = 'visit') =>
  small(
    { 3: `${entity}: { fields: ${fields} }`, 5: `free: { entity: ${entity}, at: none, assert: "${rule}" }` },
    store,
  );

describe(`a rule over ${many} other records is judged`, { timeout: 30_000 }, () => {
  test.each([
    ['by those in the same room', `!records.visit.exists(v, v.room == record.room && ${overlap})`, 20],
    ['by all but those in another room', `records.visit.all(v, v.room != record.room || !(${overlap}))`, 20],
    ['by all of them', `!records.visit.exists(v, ${overlap})`, many],
    ['by how many there are', `records.visit.filter(v, v.room == record.room && ${overlap}).size() == 0`, 20],
  ])('%s', async (what, rule, most) => {
    const { ask } = desk(rule);
    const find = vi.spyOn(store, 'find');
    const taken = await ask('POST', '/visit', { room: 'r7', start: 7, end: 8 });
    expect(taken.body.errors).toMatchObject([{ pointer: '#', code: 'free' }]);
    expect((await ask('POST', '/visit', { room: 'r7', start: -what.length, end: 1 - what.length })).status).toBe(201);
    for (const { value } of find.mock.results) expect((await value).records.length).toBeLessThanOrEqual(most + 2);
    find.mockRestore();
  });
});

describe('what would take too much to find out', { timeout: 30_000 }, () => {
  const pairs = 'records.small.all(a, records.small.all(b, a.start + b.start > -99))';

  test('refuses a write, and says which rule that is', async () => {
    const { ask } = desk(pairs, 'small');
    const { status, body } = await ask('POST', '/small', { start: 1 });
    expect([status, body.type]).toEqual([422, 'about:blank']);
    expect(body.errors).toEqual([
      {
        pointer: '#',
        code: 'undecided',
        detail: 'This could not be checked: “Free” looks at more than can be gone through at once.',
      },
    ]);
  });

  test('is no reason to refuse where it only warns', async () => {
    const { ask } = desk(`${pairs}", severity: "warning`, 'small');
    expect((await ask('POST', '/small', { start: 1 })).status).toBe(201);
  });

  test('lets nobody pass a guard, allows nothing, and what is denied is denied', async () => {
    const { ask } = small(
      {
        3: `small: { fields: ${fields} }`,
        4: `small: { field: state, initial: open, states: { open: {}, done: {} }, transitions: { finish: { from: open, to: done, guard: "${pairs}" } } }`,
        6: `roles: { some: {}, most: {}, all: {} }\npermissions:\n  - { roles: [some, most, all], can: all, on: all, when: "'all' in subject.roles || 'most' in subject.roles || ${pairs}" }\n  - { effect: deny, roles: [most], can: [update], on: all, when: "!(${pairs})" }`,
      },
      store,
    );
    const { id } = (await ask('POST', '/small', { start: 1 }, 'all')).body;
    const finish = await ask('POST', `/small/${id}/finish`, undefined, 'all');
    expect(finish.status).toBe(409);
    expect(finish.body.errors).toMatchObject([{ pointer: '#', code: 'undecided' }]);
    expect((await ask('GET', `/small/${id}`, undefined, 'some')).status).toBe(403);
    expect((await ask('PATCH', `/small/${id}`, { start: 2 }, 'most')).status).toBe(403);
    expect((await ask('PATCH', `/small/${id}`, { start: 2 }, 'all')).status).toBe(200);
  });

  test('asks for what may have to be answered, and offers what may not be chosen', async () => {
    const { ask } = small(
      {
        3: `small: { fields: { start: { type: integer }, why: { type: string, required: true, relevantWhen: "${pairs}" }, like: { type: reference, to: small, where: "${pairs}" } } }`,
      },
      store,
    );
    const { status, body } = await ask('POST', '/small', { start: 1, like: 'visit-1' });
    expect(status).toBe(422);
    expect(body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '#/why undecided',
      '#/like undecided',
    ]);
  });
});

test('a list that looks at other records for each of its own asks the store a few times', async () => {
  const { ask } = small(
    {
      3: `visit: { fields: ${fields} }\nroom: { fields: { name: { type: string } } }`,
      6: 'roles: { one: {} }\npermissions: [{ roles: [one], can: [list, read], on: [room], when: "records.visit.exists(v, v.room == record.name && v.start < 40)" }]',
    },
    store,
  );
  const rooms = Array.from({ length: 300 }, (_, index) => ({ id: `${index}`, name: `r${index}` }));
  await store.fill({ room: rooms.map((values) => ({ key: values.id, values, changes: [] })) });
  const find = vi.spyOn(store, 'find');
  expect((await ask('GET', '/room', undefined, 'one')).body.total).toBe(40);
  expect(find.mock.calls.length).toBeLessThan(6);
  find.mockRestore();
});

test.each([
  ['node-20', 409],
  ['node-70', 422],
])('a rule through the references behind %s is judged, or refuses', { timeout: 30_000 }, async (parent, status) => {
  const { ask } = small(
    {
      3: 'node: { fields: { parent: { type: reference, to: node }, depth: { type: integer, computed: "record.parent == null ? 0 : record.parent.depth + 1" } } }',
      5: 'deep: { entity: node, assert: record.depth < 18, error: deep }',
      8: 'deep: { status: 409, title: Too deep }',
    },
    store,
  );
  const nodes = Array.from({ length: 70 }, (_, index) => ({
    id: `node-${index + 1}`,
    parent: index === 0 ? null : `node-${index}`,
  }));
  await store.fill({ node: nodes.map((values) => ({ key: values.id, values, changes: [] })) });
  const refused = await ask('POST', '/node', { parent });
  expect(refused.status).toBe(status);
  expect(refused.body.errors?.[0]).toMatchObject({ pointer: '#', code: status === 409 ? 'deep' : 'undecided' });
});
