import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { laidOver, parseWaiting, type WaitingChange, waitingOf } from './waiting-change.ts';

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
`).specification,
);
const bin = product.entity('bin')!;
const waits = (id: string, code: string, rest: Partial<WaitingChange>): WaitingChange => {
  return {
    id,
    by: 'ada',
    entity: 'bin',
    does: 'update',
    name: code,
    record: { values: { code }, etag: '"1"' },
    ...rest,
  };
};
const answered = { values: { code: 'a', note: 'old', state: 'open' }, etag: '"4"', changes: [], included: {} };

test('what waits for a record is laid over it in order, with the revision that it was made from', () => {
  const waiting = [
    waits('1', 'a', { values: { note: 'new' } }),
    waits('2', 'b', { values: { note: 'of another' } }),
    waits('3', 'a', { does: 'shut' }),
  ];
  const { values, etag, isWaiting, waitingAs } = laidOver(bin, answered, waiting);
  expect(values).toEqual({ code: 'a', note: 'new', state: 'shut' });
  expect([etag, isWaiting, waitingAs]).toEqual(['"1"', true, '3']);
  expect(laidOver(bin, answered, waiting.slice(1, 2))).toBe(answered);
});

test('a change that may be made already cannot be taken back', () => {
  expect(laidOver(bin, answered, [waits('1', 'a', { mayBeMade: true })]).waitingAs).toBeUndefined();
});

test.each([
  'no JSON',
  '{}',
  '[]',
  '{"by":"ada","entity":"bin","does":"update","name":"","record":{"values":[]}}',
  '{"by":"ada","entity":"bin","does":"update","name":"","values":"x"}',
  '{"by":"ada","entity":"bin","does":"update","name":"","idempotencyKey":1}',
])('%s is no change', (text) => {
  expect(parseWaiting(text, '1')).toBeUndefined();
});

test('what waits is known as it was and as it will be, and what is not made yet by its change and in its first state', () => {
  const waiting = [
    waits('1', 'a', { values: { note: 'new' } }),
    waits('2', '', { does: 'create', record: undefined, values: { note: 'made' } }),
    waits('3', 'c', { entity: 'other' }),
    waits('4', 'a', { does: 'shut' }),
    waits('5', 'b', { does: 'delete' }),
  ];
  const { before, after, unmade } = waitingOf(bin, waiting);
  expect([...before]).toEqual([
    ['a', { code: 'a' }],
    ['b', { code: 'b' }],
  ]);
  expect([...after]).toEqual([['a', { code: 'a', note: 'new', state: 'shut' }]]);
  expect([...unmade]).toEqual([['2', { note: 'made', state: 'open' }]]);
});
