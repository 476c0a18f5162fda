import { expect, test } from 'vitest';
import { small } from '../testing/ask.ts';

test.each([
  ['red', 422],
  ['#12', 422],
  ['#12345g', 422],
  ['#26b', 201],
  ['#2266BB', 201],
])('a colour is one for the backend as for the form: %s is answered with %i', async (cover, status) => {
  const { ask } = small({ 3: 'book: { fields: { cover: { type: string, format: color } } }' });
  const answered = await ask('POST', '/book', { cover });
  expect(answered.status).toBe(status);
  if (status === 422) expect(answered.body.errors).toMatchObject([{ pointer: '#/cover', code: 'color' }]);
});
