import { describe, expect, test, vi } from 'vitest';
import { type Change, type OneRecord, ProblemError, Unreachable } from '#client';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { Outbox } from './outbox.ts';
import type { Shelf } from './shelf.ts';

const product = compile(
  read(`
## 3. Entities
\`\`\`yaml
bin: { key: code, fields: { code: { type: string }, note: { type: string }, state: { type: string } } }
\`\`\`
## 4. States
\`\`\`yaml
bin: { field: state, initial: open, states: { open: {}, shut: {} }, transitions: { shut: { from: open, to: shut } } }
\`\`\`
## 7. Calls
\`\`\`yaml
createBin: { method: post, path: /bins, does: create, entity: bin, idempotencyKey: true }
\`\`\`
`).specification,
);
const bin = product.entity('bin')!;
const recordOf = (code: string, etag?: string, note = 'old'): OneRecord => {
  return { values: { code, note }, etag, changes: [], included: {} };
};
const noted = (code: string, note: string, etag?: string): Change => {
  return { entity: bin, does: 'update', record: recordOf(code, etag), values: { note } };
};
const refusal = (status: number) => new ProblemError({ type: 'about:blank', status, title: '' });

/** A browser that keeps what waits, with room for so many texts. */
function browser(room = Number.POSITIVE_INFINITY, kept = new Map<string, string>()) {
  const shelf: Shelf = {
    names: () => [...kept.keys()],
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => {
      if (text === null) return kept.delete(name);
      if (kept.size >= room && !kept.has(name)) return false;
      kept.set(name, text);
      return true;
    },
  };
  return (id = 'ada') => new Outbox(shelf, 'bins', product, { id, roles: [] });
}

/** A server that answers one change after the other. */
function server(...answers: (Error | OneRecord)[]) {
  const sent: Change[] = [];
  return {
    sent,
    notes: () => sent.map(({ values }) => values?.note),
    read: async () => recordOf('a', '"9"', 'one'),
    change: async (change: Change) => {
      sent.push(change);
      const answer = answers.shift() ?? recordOf(String(change.record?.values.code), '"2"');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

const nothing = () => undefined;

test('what waits keeps its order, survives a reload, and is sent with revision and key', async () => {
  const open = browser();
  const before = open();
  for (const note of ['one', 'two', 'three']) expect(before.add(noted(note, note, '"1"'), note)).toBeDefined();
  before.add({ entity: bin, does: 'create', values: { note: 'four' }, idempotencyKey: 'k' }, '');
  const outbox = open();
  expect(outbox.waiting().map(({ name }) => name)).toEqual(['one', 'two', 'three', '']);
  const { notes, sent, ...client } = server();
  const told = vi.fn();
  await outbox.send(client, told);
  expect(notes()).toEqual(['one', 'two', 'three', 'four']);
  expect(sent[0]?.record?.etag).toBe('"1"');
  expect(sent[3]?.idempotencyKey).toBe('k');
  expect(told).toHaveBeenCalledTimes(4);
  expect(open().waiting()).toEqual([]);
});

test('while nobody answers all of it stays', async () => {
  const outbox = browser()();
  outbox.add(noted('a', 'one', '"1"'), 'a');
  outbox.add(noted('b', 'two', '"1"'), 'b');
  const client = server(new Unreachable());
  await outbox.send(client, nothing);
  expect(client.notes()).toEqual(['one']);
  expect(outbox.waiting()).toHaveLength(2);
  expect(outbox.refusalOf(outbox.waiting()[0]!)).toBeUndefined();
});

test('it stops at what is refused, says why, and goes on when that is discarded or sent again', async () => {
  const outbox = browser()();
  for (const code of ['a', 'b', 'c']) outbox.add(noted(code, code, '"1"'), code);
  const client = server(recordOf('a', '"2"'), refusal(422));
  await outbox.send(client, nothing);
  await outbox.send(client, nothing);
  expect(client.notes()).toEqual(['a', 'b']);
  const [first] = outbox.waiting();
  expect(first?.name).toBe('b');
  expect(outbox.refusalOf(first!)).toMatchObject({ status: 422 });
  await outbox.send(server(refusal(403)), nothing, true);
  expect(outbox.refusalOf(first!)).toMatchObject({ status: 403 });
  outbox.discard(first!);
  await outbox.send(client, nothing);
  expect(client.notes()).toEqual(['a', 'b', 'c']);
});

test.each([[refusal(422)], [new Unreachable('', { mayHaveArrived: true })]])(
  'what is discarded while it is being sent does not come back',
  async (error) => {
    const outbox = browser()();
    outbox.add(noted('a', 'one', '"1"'), 'a');
    const [first] = outbox.waiting();
    const client = {
      ...server(),
      change: async () => {
        outbox.discard(first!);
        throw error;
      },
    };
    await outbox.send(client, nothing);
    expect(outbox.waiting()).toEqual([]);
  },
);

test('a second change to a record has the revision that came of the first', async () => {
  const outbox = browser()();
  outbox.add(noted('a', 'one', '"1"'), 'a');
  outbox.add(noted('b', 'other', '"1"'), 'b');
  outbox.add({ ...noted('a', 'two', '"1"'), record: recordOf('a', '"1"', 'one') }, 'a');
  expect(outbox.holds(noted('a', 'three', '"1"'))).toBe(true);
  expect(outbox.holds(noted('x', 'three', '"1"'))).toBe(false);
  const client = server(recordOf('a', '"2"'), recordOf('b', '"7"'));
  await outbox.send(client, nothing);
  expect(client.sent.map(({ record }) => record?.etag)).toEqual(['"1"', '"1"', '"2"']);
});

test('what another tab typed beside a change that waits is refused, and does not write over it', async () => {
  const open = browser();
  const [here, there] = [open(), open()];
  // Of one millisecond it would be chance which comes first.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
  here.add(noted('a', 'typed here', '"1"'), 'a');
  clock.mockReturnValue(2000);
  there.add(noted('a', 'typed there', '"1"'), 'a');
  clock.mockRestore();
  const client = server(recordOf('a', '"2"', 'typed here'), refusal(412));
  await here.send({ ...client, read: async () => recordOf('a', '"2"', 'typed here') }, nothing);
  expect(client.sent.map(({ record }) => record?.etag)).toEqual(['"1"', '"1"']);
  const [left] = here.waiting();
  expect(left?.values).toEqual({ note: 'typed there' });
  expect(here.refusalOf(left!)).toMatchObject({ status: 412 });
});

describe('an answer that was lost', () => {
  test('is recognised where the record is as it was sent', async () => {
    const outbox = browser()();
    outbox.add(noted('a', 'one', '"1"'), 'a');
    await outbox.send(server(refusal(412)), nothing);
    expect(outbox.waiting()).toEqual([]);
  });

  test('is a refusal where it is not', async () => {
    const outbox = browser()();
    outbox.add(noted('a', 'mine', '"1"'), 'a');
    await outbox.send(server(refusal(412)), nothing);
    expect(outbox.refusalOf(outbox.waiting()[0]!)).toMatchObject({ status: 412 });
  });
});

test('what could be done twice, or has no room, does not wait', () => {
  const outbox = browser(1)();
  expect(outbox.add(noted('a', 'one'), 'a')).toBeUndefined();
  expect(outbox.add({ entity: bin, does: 'create', values: { note: 'one' } }, '')).toBeUndefined();
  expect(outbox.add(noted('a', 'one', '"1"'), 'a')).toBeDefined();
  expect(outbox.add(noted('b', 'two', '"1"'), 'b')).toBeUndefined();
  expect(outbox.waiting()).toHaveLength(1);
});

test('nobody sends what somebody else has left, and two tabs do not send the same', async () => {
  const open = browser();
  open('ada').add(noted('a', 'one', '"1"'), 'a');
  const client = server();
  await open('kim').send(client, nothing);
  expect(client.sent).toEqual([]);
  await Promise.all([open('ada').send(client, nothing), open('ada').send(client, nothing)]);
  expect(client.sent).toHaveLength(1);
});

test('what leads away from how a record was known is sent while it is so, and with the revision that it has by then', async () => {
  const open = browser();
  const shut: Change = { entity: bin, does: 'shut', record: recordOf('a', undefined, 'one') };
  expect(open().add(shut, 'a')).toBeDefined();
  const client = server();
  await open().send(client, nothing);
  expect(client.sent.map(({ record }) => record?.etag)).toEqual(['"9"']);
  const outbox = open();
  outbox.add({ ...shut, does: 'delete', record: recordOf('a', undefined, 'another') }, 'a');
  await outbox.send(client, nothing);
  expect(client.sent).toHaveLength(1);
  expect(outbox.refusalOf(outbox.waiting()[0]!)).toMatchObject({ status: 412 });
});

test('what was removed already, or is in its state already, was done by the try whose answer was lost', async () => {
  const outbox = browser()();
  outbox.add({ entity: bin, does: 'delete', record: recordOf('a', '"1"') }, 'a');
  outbox.add({ entity: bin, does: 'shut', record: recordOf('b', '"1"') }, 'b');
  const client = server(refusal(404), refusal(412));
  const read = async () => ({ ...recordOf('b', '"2"'), values: { code: 'b', note: 'old', state: 'shut' } });
  await outbox.send({ ...client, read }, nothing);
  expect(client.sent).toHaveLength(2);
  expect(outbox.waiting()).toEqual([]);
});

test('what never left can be taken back; what was sent and not answered cannot', async () => {
  const outbox = browser()();
  const never = outbox.add(noted('a', 'one', '"1"'), 'a')!;
  expect(await outbox.takeBack(never)).toBe(true);
  expect(await outbox.takeBack(never)).toBe(false);
  const sent = outbox.add(noted('a', 'two', '"1"'), 'a')!;
  await outbox.send(server(new Unreachable()), nothing);
  expect(outbox.waiting()[0]?.mayBeMade).toBe(true);
  expect(await outbox.takeBack(sent)).toBe(false);
  expect(outbox.waiting()).toHaveLength(1);
});

test('what cannot be read is set aside, and what can be is sent all the same', async () => {
  const kept = new Map([
    ['outbox.bins.1', '{"by":"ada","entity":"bin"'],
    ['outbox.bins.2', '{"by":"ada","entity":"bin","does":"update","name":"","record":"none"}'],
  ]);
  const outbox = browser(undefined, kept)();
  outbox.add(noted('a', 'one', '"1"'), 'a');
  outbox.setAside();
  expect(outbox.aside()).toHaveLength(2);
  expect(outbox.aside()[0]).toContain('"bin"');
  const client = server();
  await outbox.send(client, nothing);
  expect(client.sent).toHaveLength(1);
  outbox.forgetAside();
  expect([...kept]).toEqual([]);
});
