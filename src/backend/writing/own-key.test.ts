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
