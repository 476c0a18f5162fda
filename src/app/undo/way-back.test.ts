import { describe, expect, test } from 'vitest';
import { createBackend, memoryStore } from '#backend';
import { createClient, overBackend } from '#client';
import { compile, type Values } from '#specification';
import { read } from '#specification/reading';
import { isTakenForGood } from './is-taken-for-good.ts';
import { restBack, stays, wayBack } from './way-back.ts';

const text = `
## 3. Entities
\`\`\`yaml
book:
  key: isbn
  fields:
    isbn: { type: string }
    title: { type: string }
    note: { type: string }
    length: { type: integer, computed: size(record.title) }
    state: { type: string }
loan: { fields: { book: { type: reference, to: book, onDelete: ON_DELETE } } }
\`\`\`
## 4. States
\`\`\`yaml
book:
  field: state
  initial: shelf
  states: { shelf: {}, lent: { editable: [note] }, lost: {} }
  transitions:
    lend: { from: shelf, to: lent, asks: [note] }
    return: { from: lent, to: shelf, guard: record.title != 'kept' }
    lose: { from: shelf, to: lost }
    find: { from: lost, to: shelf, confirm: Really? }
\`\`\`
## 6. Roles and permissions
\`\`\`yaml
roles: { all: {}, some: {}, desk: {} }
permissions:
  - { roles: [all], can: all, on: all }
  - { roles: [some], can: [read, list, update], on: [book], fields: [title] }
  - { roles: [some], can: [lend, delete], on: [book] }
  - { roles: [desk], can: [read, list, lend, return], on: [book] }
\`\`\`
`;

/** A library of one book, and what can be done to it and taken back. */
async function library({ role = 'all', onDelete = 'restrict', values = {} as Values, history = false } = {}) {
  const written = text.replace('ON_DELETE', onDelete).replace('key: isbn', `key: isbn\n  history: ${history}`);
  const product = compile(read(written).specification);
  const book = product.entity('book')!;
  const store = memoryStore();
  const kept = { isbn: '1', title: 'Transit', note: null, state: 'shelf', ...values };
  await store.fill({ book: [{ key: '1', values: kept, changes: [] }], loan: [] });
  const subject = { id: 'ada', roles: [role] };
  const client = createClient(overBackend(createBackend(product, { store })), subject);
  const before = await client.read(book, { isbn: '1' });
  return {
    client,
    book,
    before,
    /** Does something, and says what leads back. */
    doing: async (does: string, answers?: Values) => {
      const after = await client.change({ entity: book, does, record: before, values: answers });
      return wayBack({ entity: book, does, before, after }, { subject });
    },
  };
}

describe('leads back to how it was', () => {
  test.each([
    ['update', { title: 'Other', note: 'n' }],
    ['lend', { note: 'Kim' }],
    ['delete', undefined],
  ])('%s', async (does, answers) => {
    const { client, book, before, doing } = await library();
    const back = await doing(does, answers);
    const after = back && (await client.change(back));
    expect(after?.values).toEqual({ ...before.values, ...(does === 'lend' ? answers : {}) });
    expect(await client.read(book, { isbn: '1' })).toMatchObject({ values: after?.values });
  });
});

test.each([
  ['all', 'shelf', null, []],
  // Who may not change what they were asked for is told that it stays.
  ['desk', 'shelf', 'Kim', ['note']],
])('what a transition asked for is put back with it, or stays: %s', async (role, state, note, left) => {
  const { client, book, before } = await library({ role });
  const done = {
    entity: book,
    does: 'lend',
    before,
    after: await client.change({ entity: book, does: 'lend', record: before, values: { note: 'Kim' } }),
  };
  const around = { subject: { id: 'ada', roles: [role] } };
  const back = wayBack(done, around);
  const now = back && (await client.change(back));
  const rest = restBack(done, now, around);
  const then = rest ? await client.change(rest) : now;
  expect(then?.values).toMatchObject({ state, note });
  expect(stays(done, then).map(({ name }) => name)).toEqual(left);
});

test('what was made is gone again, and stays where somebody changed it since', async () => {
  const { client, book } = await library();
  const subject = { id: 'ada', roles: ['all'] };
  for (const isChanged of [false, true]) {
    const after = await client.change({ entity: book, does: 'create', values: { isbn: '2', title: 'Outline' } });
    const back = wayBack({ entity: book, does: 'create', after }, { subject });
    if (isChanged) await client.change({ entity: book, does: 'update', record: after, values: { title: 'Theirs' } });
    if (isChanged) await expect(client.change(back!)).rejects.toMatchObject({ status: 412 });
    else await client.change(back!);
    const left = await client.read(book, { isbn: '2' }).catch(() => undefined);
    expect(left?.values.title).toBe(isChanged ? 'Theirs' : undefined);
  }
});

test.each<[role: string, does: string, isForGood: boolean]>([
  ['all', 'lend', false],
  // Behind a question nobody is led back at once.
  ['all', 'lose', true],
  ['some', 'lend', true],
])('before it is done, it is known whether a way leads back: %s, %s', async (role, does, isForGood) => {
  const { book, before } = await library();
  const transition = book.lifecycle?.transition(does);
  const around = { subject: { id: 'ada', roles: [role] } };
  expect(transition && isTakenForGood(book, transition, before.values, around)).toBe(isForGood);
});

test('what somebody else changed meanwhile is not overwritten', async () => {
  const { client, book, doing } = await library();
  const back = await doing('update', { title: 'Other' });
  const theirs = await client.read(book, { isbn: '1' });
  await client.change({ entity: book, does: 'update', record: theirs, values: { title: 'Theirs' } });
  await expect(client.change(back!)).rejects.toMatchObject({ status: 412 });
});

describe('is not offered', () => {
  test('where nothing changed', async () => {
    const { doing } = await library();
    expect(await doing('update', { title: 'Transit' })).toBeUndefined();
  });

  test('where somebody may make but not delete', async () => {
    const { book, before } = await library();
    const subject = { id: 'kim', roles: [] };
    expect(wayBack({ entity: book, does: 'create', after: before }, { subject })).toBeUndefined();
  });

  test('where the server gives no revision', async () => {
    const { book, before } = await library();
    const after = { ...before, values: { ...before.values, title: 'Other' }, etag: undefined };
    expect(wayBack({ entity: book, does: 'update', before, after }, {})).toBeUndefined();
  });

  test('where the way back has a closed guard, asks or warns, or there is none', async () => {
    const { doing } = await library({ values: { title: 'kept' } });
    expect(await doing('lend', { note: 'Kim' })).toBeUndefined();
    expect(await (await library()).doing('lose')).toBeUndefined();
  });

  test('where the role may not, or does not see all that it was', async () => {
    const { doing } = await library({ role: 'some' });
    expect(await doing('update', { title: 'Other' })).toMatchObject({ values: { title: 'Transit' } });
    expect(await (await library({ role: 'some' })).doing('delete')).toBeUndefined();
  });

  test('where more went with it, or it would begin in another state', async () => {
    expect(await (await library({ onDelete: 'cascade' })).doing('delete')).toBeUndefined();
    expect(await (await library({ values: { state: 'lost' } })).doing('delete')).toBeUndefined();
    // What is made anew has no history.
    expect(await (await library({ history: true })).doing('delete')).toBeUndefined();
  });
});
