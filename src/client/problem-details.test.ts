import { expect, test } from 'vitest';
import { problemDetailsOf } from './problem-details.ts';

const detailsOf = (body: string, type = 'application/json') =>
  problemDetailsOf(new Response(body, { status: 422, headers: { 'content-type': type } }));

test.each([
  { errors: [{ pointer: '#/parts/0/price', detail: 'too much' }] },
  { errors: { 'parts[0].price': ['too much'] } },
  { errors: { 'parts.0.price': 'too much' } },
  { errors: { '#/parts/0/price': 'too much' } },
  { errors: { parts: { 0: { price: ['too much'] } } } },
  { errors: [{ field: 'parts.0.price', message: 'too much' }] },
  { errors: [{ source: { pointer: '/parts/0/price' }, detail: 'too much' }] },
  { detail: [{ loc: ['body', 'parts', 0, 'price'], msg: 'too much', type: 'value_error' }] },
  { error: { details: [{ path: ['parts', 0, 'price'], message: 'too much' }] } },
])('%j names the place', async (body) => {
  const { errors } = await detailsOf(JSON.stringify(body));
  expect(errors).toMatchObject([{ pointer: '#/parts/0/price', detail: 'too much' }]);
});

test.each([
  ['{"message":"No room"}', 'application/json'],
  ['{"detail":"No room"}', 'application/json'],
  ['{"error":"No room"}', 'application/json'],
  ['{"error":{"message":"No room"}}', 'application/json'],
  ['"No room"', 'application/json'],
  ['No room', 'text/plain'],
])('%s has words', async (body, type) => {
  expect(await detailsOf(body, type)).toMatchObject({ status: 422, detail: 'No room' });
});

test.each([
  ['', 'text/html'],
  ['<h1>oops</h1>', 'text/html'],
  ['null', 'application/json'],
  ['[]', 'application/json'],
  ['{"title":7,"errors":9}', 'application/json'],
])('%s is still an answer with a status', async (body, type) => {
  expect(await detailsOf(body, type)).toEqual({ type: 'about:blank', status: 422, title: '' });
});
