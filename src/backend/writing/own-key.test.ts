import { expect, test } from 'vitest';
import { small } from '../testing/ask.ts';

const product = () =>
  small({
    3: 'a: { key: code, fields: { code: { type: string }, name: { type: string }, state: { type: string } } }',
    4: `a:
  field: state
  initial: open
  states: { open: {}, done: {} }
  transitions: { finish: { from: open, to: done, asks: [code] } }`,
  });

test('a transition that asks for the key does not write over another record', async () => {
  const { ask, all } = product();
  await ask('POST', '/a', { code: 'A' });
  await ask('POST', '/a', { code: 'B' });
  expect((await ask('POST', '/a/A/finish', { code: 'B' })).status).toBe(403);
  expect((await all('a')).map(({ values }) => values.state)).toEqual(['open', 'open']);
  expect((await ask('POST', '/a/A/finish', { code: 'A' })).status).toBe(200);
});

test.each([{}, { code: null }, { code: '' }, { code: [] }])(
  '%j has no key: it could not be found again',
  async (body) => {
    const { ask, all } = product();
    expect((await ask('POST', '/a', body)).status).toBe(422);
    expect(await all('a')).toEqual([]);
  },
);

test.each([
  `{"name": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"name": ${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  '{"code": "\\ud800"}',
])('a body that nothing could be done with is refused', async (body) => {
  const { ask } = product();
  expect((await ask('POST', '/a', body)).status).toBe(400);
});

test('a key that is a number is given as one, from the least that it may be', async () => {
  const { ask, all } = small({
    3: 'member: { key: number, fields: { number: { type: integer, readOnly: true, minimum: 100 }, name: { type: string } } }',
  });
  expect((await ask('POST', '/member', { name: 'Ada' })).body.number).toBe(100);
  expect((await ask('POST', '/member', { name: 'Ben' })).body.number).toBe(101);
  expect((await ask('GET', '/member/101')).body.name).toBe('Ben');
  expect((await all('member')).map(({ values }) => values.number)).toEqual([100, 101]);
});

test('an error of the document may have the status of a key that is taken: nothing is tried again for it', async () => {
  const { ask } = small({
    3: 'seat: { fields: { name: { type: string } } }',
    5: "one: { entity: seat, assert: record.name != 'x', at: [name], error: full }",
    8: 'full: { status: 409, title: It is full }',
  });
  expect((await ask('POST', '/seat', { name: 'a' })).body.id).toBe('seat-1');
  expect((await ask('POST', '/seat', { name: 'x' })).status).toBe(409);
  expect((await ask('POST', '/seat', { name: 'b' })).body.id).toBe('seat-3');
});
