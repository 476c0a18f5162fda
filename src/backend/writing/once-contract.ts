import { expect, test } from 'vitest';
import type { Store } from '../stores/index.ts';
import { small } from '../testing/ask.ts';

const orders = {
  3: 'order: { fields: { sum: { type: number }, code: { type: string, unique: true }, state: { type: string } } }\nbin: { key: code, fields: { code: { type: string } } }',
  4: 'order: { field: state, initial: open, states: { open: {}, paid: {} }, transitions: { pay: { from: open, to: paid } } }',
  7: `placeOrder: { method: post, path: /orders, does: create, entity: order, idempotencyKey: true }
payOrder: { method: post, path: "/orders/{id}/pay", does: pay, entity: order, idempotencyKey: true }
dropOrder: { method: delete, path: "/orders/{id}", does: delete, entity: order, idempotencyKey: true }
placeBin: { method: post, path: /bins, does: create, entity: bin, idempotencyKey: true }`,
};

/** The same person in several roles. */
const subjectOf = (role: string) => encodeURIComponent(JSON.stringify({ id: 'ada', roles: [role] }));

/** A request that is made several times with one key is carried out once, whatever keeps the records. */
export function onceContract(open: () => Store) {
  const desk = () => small(orders, open());
  const key = (name: string) => ({ 'idempotency-key': name });

  test('one after another: the same answer, and 422 for another body', async () => {
    const { ask, all } = desk();
    const place = (sum: number, name = 'k1') => ask('POST', '/orders', { sum }, 'ada', key(name));
    const first = await place(3);
    const again = await place(3);
    expect([again.status, again.body.id, again.etag]).toEqual([201, first.body.id, first.etag]);
    expect((await place(4)).status).toBe(422);
    expect((await place(3, 'k2')).body.id).not.toBe(first.body.id);
    expect(await all('order')).toHaveLength(2);
  });

  test.each([
    ['/orders', 'order', { sum: 3 }],
    ['/orders', 'order', { code: 'A' }],
    ['/bins', 'bin', { code: 'A' }],
  ])('all at once at %s: every one gets the answer of the one that was kept', async (path, entity, body) => {
    const { ask, all } = desk();
    const place = () => ask('POST', path, body, 'ada', key('k'));
    const made = await Promise.all([place(), place(), place(), place()]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const one of made) expect(one.body).toEqual(made[0]?.body);
    expect(await all(entity)).toHaveLength(1);
  });

  test('at once with another body: one is kept, the other is 422', async () => {
    const { ask, all } = desk();
    const made = await Promise.all([1, 2].map((sum) => ask('POST', '/orders', { sum }, 'ada', key('k'))));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await all('order')).toHaveLength(1);
  });

  test('who may not do it any more is not answered again', async () => {
    const access = 'roles: { clerk: {}, guest: {} }\npermissions: [{ roles: [clerk], can: all, on: all }]';
    const { ask } = small({ ...orders, 6: access }, open());
    const place = (as: string) => ask('POST', '/orders', { sum: 1 }, as, { ...key('k'), 'preview-as': subjectOf(as) });
    expect((await place('clerk')).status).toBe(201);
    expect((await place('guest')).status).toBe(403);
    expect((await place('clerk')).status).toBe(201);
  });

  test('a transition and a deletion as well; the same key for another record is 422', async () => {
    const { ask } = desk();
    const { id } = (await ask('POST', '/orders', { sum: 1 }, 'ada')).body;
    const other = (await ask('POST', '/orders', { sum: 2 }, 'ada')).body.id;
    const pay = (order: unknown) => ask('POST', `/orders/${order}/pay`, undefined, 'ada', key('p'));
    const paid = await Promise.all([pay(id), pay(id)]);
    expect(paid.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'paid'],
      [200, 'paid'],
    ]);
    expect((await pay(other)).status).toBe(422);
    const drop = () => ask('DELETE', `/orders/${id}`, undefined, 'ada', key('d'));
    expect([(await drop()).status, (await drop()).status]).toEqual([204, 204]);
  });
}
