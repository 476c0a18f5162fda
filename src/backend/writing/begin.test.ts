import { describe, expect, test } from 'vitest';
import { small } from '../testing/ask.ts';

describe('defaults', () => {
  test('are worked out in the order in which they rest on one another, at every depth', async () => {
    const { ask } = small({
      3: `job:
  fields:
    end: { type: integer, default: =record.start + record.length }
    twice: { type: integer, default: =record.half * 4 }
    half: { type: number, computed: record.length / 2 }
    length: { type: integer, default: =record.start * 2 }
    start: { type: integer, default: 3 }
    box: { type: object, properties: { area: { type: integer, default: =item.side * item.side }, side: { type: integer, default: =record.later }, far: { type: object, properties: { at: { type: integer, default: =record.start } } } } }
    later: { type: integer, default: 7 }`,
    });
    expect((await ask('POST', '/job', {})).body).toMatchObject({
      start: 3,
      length: 6,
      end: 9,
      twice: 12,
      box: { side: 7, area: 49, far: { at: 3 } },
    });
    expect((await ask('POST', '/job', { box: { side: 2 } })).body.box).toMatchObject({ side: 2, area: 4 });
  });

  test('rest on the answers that are given, at every depth', async () => {
    const { ask } = small({
      3: `trip:
  fields:
    start: { type: string, format: date, default: =today() }
    end: { type: string, format: date, default: =record.start + days(7) }
    name: { type: string }
    bag: { type: object, properties: { tag: { type: object, properties: { text: { type: string, default: =record.name } } } } }
    legs: { type: array, items: { type: object, properties: { to: { type: string }, on: { type: string, format: date, default: =record.start } } } }`,
    });
    const made = await ask('POST', '/trip', { name: 'Alps', start: '2026-07-01', bag: {}, legs: [{ to: 'a' }] });
    expect(made.body).toMatchObject({
      end: '2026-07-08',
      bag: { tag: { text: 'Alps' } },
      legs: [{ to: 'a', on: '2026-07-01' }],
    });
    expect((await ask('POST', '/trip', { name: 'Sea' })).body).toMatchObject({
      end: '2026-03-16',
      bag: { tag: { text: 'Sea' } },
    });
  });
});

describe('an object with a default beside what it asks for', () => {
  const place = (more = '') => ({
    3: `shop: { fields: { name: { type: string }, place: { type: object${more}, properties: { country: { type: string, default: DE }, street: { type: string, required: true } } }, stops: { type: array, items: { type: object, properties: { country: { type: string, default: DE }, street: { type: string, required: true } } } } } }`,
  });

  test.each([{}, { place: null }, { place: {} }, { place: { street: '' } }])(
    'is unanswered where nobody answered it: %j',
    async (body) => {
      const { ask } = small(place());
      const made = await ask('POST', '/shop', body);
      expect([made.status, made.body.place]).toEqual([201, null]);
      expect((await ask('PATCH', `/shop/${made.body.id}`, { name: 'a', ...body })).status).toBe(200);
    },
  );

  test('asks for it once somebody answered it, and begins with its default', async () => {
    const { ask } = small(place());
    const half = await ask('POST', '/shop', { place: { country: 'FR' } });
    expect(half.body.errors).toMatchObject([{ pointer: '#/place/street', code: 'required' }]);
    const made = await ask('POST', '/shop', { place: { street: 'A' }, stops: [{ street: 'B' }] });
    expect(made.body).toMatchObject({
      place: { country: 'DE', street: 'A' },
      stops: [{ country: 'DE', street: 'B' }],
    });
    expect((await ask('POST', '/shop', { stops: [{}] })).body.errors).toMatchObject([{ pointer: '#/stops/0/street' }]);
  });

  test('that has to be answered asks for it', async () => {
    const { ask } = small(place(', required: true'));
    expect((await ask('POST', '/shop', {})).body.errors).toMatchObject([
      { pointer: '#/place/street', code: 'required' },
    ]);
  });
});

describe('money', () => {
  const prices = (currency: string) =>
    small({
      1: `currency: ${currency}`,
      3: 'fee: { fields: { price: { type: number, format: money }, fuel: { type: number, format: money, multipleOf: 0.0001 } } }',
    });

  test.each([
    ['JPY', 10, 10.5, '1'],
    ['EUR', 10.55, 10.555, '0.01'],
    ['BHD', 10.555, 10.5555, '0.001'],
  ])('in %s: %d is an amount, %d is none', async (currency, amount, none, step) => {
    const { ask } = prices(currency);
    expect((await ask('POST', '/fee', { price: amount, fuel: 1.2345 })).status).toBe(201);
    expect((await ask('POST', '/fee', { price: -amount })).status).toBe(201);
    const { status, body } = await ask('POST', '/fee', { price: none });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        pointer: '#/price',
        code: 'minorUnit',
        detail: `There is no such amount in this currency: it goes in steps of ${step}.`,
      },
    ]);
  });
});
