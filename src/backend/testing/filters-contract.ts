import { describe, expect, test } from 'vitest';
import type { Store } from '../index.ts';
import { small } from './ask.ts';

const shop = {
  1: 'timeZone: Asia/Tokyo',
  3: 'maker: { display: name, fields: { name: { type: string } } }\npart: { fields: { name: { type: string }, price: { type: number }, on: { type: string, format: date }, at: { type: string, format: date-time }, maker: { type: reference, to: maker }, tags: { type: array, items: { type: string } }, twice: { type: number, computed: record.price * 2 }, takes: { type: string, format: duration }, opens: { type: string, format: time } } }',
};

const parts = {
  nut: {
    name: 'Nut',
    price: 1,
    on: '2026-03-09',
    at: '2026-03-08T15:30:00Z',
    maker: 'm1',
    tags: ['x', 'y'],
    takes: 'PT90M',
    opens: '09:30:00',
  },
  bolt: {
    name: 'Bolt',
    price: 4,
    on: '2026-03-01',
    at: '2026-01-01T00:00:00Z',
    maker: null,
    tags: [],
    takes: 'PT1H',
    opens: '09:31',
  },
  gear: { name: 'Gear', price: null, on: null, at: null, maker: 'm1', tags: ['y'] },
};

/** What a list answers to each filter, whatever keeps its records. The clock says 19:00 of Monday, 9 March 2026, in Tokyo. */
export function filtersContract(makeStore: () => Store) {
  describe('filters', () => {
    test.each([
      ['name=!Nut', 'bolt gear'],
      ['name=!Nut,Gear', 'bolt'],
      ['name=!~o', 'gear nut'],
      ['price=!1..2', 'bolt gear'],
      ['price=@empty', 'gear'],
      ['price=!@empty', 'bolt nut'],
      ['twice=@empty', 'gear'],
      ['twice=2', 'nut'],
      ['maker=@empty', 'bolt'],
      ['maker.name=@empty', 'bolt'],
      ['tags=@empty', 'bolt'],
      ['tags=!x', 'bolt gear'],
      ['takes=PT1H30M', 'nut'],
      ['takes=!PT1H30M', 'bolt gear'],
      ['opens=09:30', 'nut'],
      ['at=2026-03-08T15:30:00.000Z', 'nut'],
      ['on=@today', 'nut'],
      ['on=!@today', 'bolt gear'],
      ['on=@last-30-days', 'bolt nut'],
      ['on=@past', 'bolt'],
      ['at=@today', 'nut'],
      ['at=@this-year', 'bolt nut'],
      ['name=@today', ''],
      ['price=@today', ''],
      ['nowhere=!x', ''],
    ])('%s finds %s', async (written, found) => {
      const { ask, put } = small(shop, makeStore());
      await put('maker', 'm1', { id: 'm1', name: 'Zeta' });
      for (const [id, values] of Object.entries(parts)) await put('part', id, { id, ...values });
      const [path = '', filter = ''] = written.split('=');
      const { body } = await ask('GET', `/part?filter[${path}]=${encodeURIComponent(filter)}`);
      expect(
        body.items
          .map(({ id }) => id)
          .sort()
          .join(' '),
      ).toBe(found);
    });

    test('what was kept before its field was one of moments fits no days', async () => {
      const { ask, put } = small(shop, makeStore());
      await put('part', 'old', { id: 'old', at: 'soon' });
      for (const filter of ['@today', '2026-01-01..2026-12-31']) {
        const { status, body } = await ask('GET', `/part?filter[at]=${encodeURIComponent(filter)}`);
        expect([status, body.total]).toEqual([200, 0]);
      }
    });

    test('what may not be seen fits neither a filter nor its opposite', async () => {
      const access =
        'roles: { clerk: {} }\npermissions: [{ roles: [clerk], can: all, on: all }, { effect: deny, roles: [clerk], can: [list, read], on: [part], fields: [price] }]';
      const { ask, put } = small({ ...shop, 6: access }, makeStore());
      await put('part', 'nut', { id: 'nut', ...parts.nut });
      for (const filter of ['1', '!1', '@empty', '!@empty', '0..2', '!0..2', '~1', '!~1']) {
        const { body } = await ask('GET', `/part?filter[price]=${encodeURIComponent(filter)}`, undefined, 'clerk');
        expect(body.items, filter).toEqual([]);
      }
    });
  });
}
