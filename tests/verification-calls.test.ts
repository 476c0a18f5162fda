import { expect, test, vi } from 'vitest';
import { createBackend } from '#backend';
import { localGround, type Tried } from '#tooling/verify/local-ground';
import { verify } from '#verification';
import { isCaught, now, productOf } from './verification/catching.ts';
import { documentOf } from './verification/document-of.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Calls of every sort that take a key or a revision, whole numbers as keys, and records that refer to their own. */
const parcels = documentOf({
  3: `
parcel:
  key: no
  fields:
    no: { type: integer, readOnly: true }
    to: { type: string, required: true, maxLength: 20 }
    weight: { type: number, minimum: 0 }
    with: { type: reference, to: parcel, onDelete: setNull }
    status: { type: string, readOnly: true }
box:
  key: no
  fields:
    no: { type: integer, required: true }
    mark: { type: string, required: true, pattern: "^[<>&]{1,6}$", unique: true }`,
  4: `
parcel:
  field: status
  initial: open
  states: { open: {}, weighed: {}, sent: { final: true } }
  transitions:
    weigh: { from: open, to: weighed, asks: [weight], guard: record.weight > 0 }
    dispatch: { from: [open, weighed], to: sent }`,
  6: `
roles: { desk: {} }
permissions:
  - { roles: [desk], can: all, on: all }`,
  7: `
listParcels: { method: get, path: /parcels, does: list, entity: parcel, pagination: page }
updateParcel: { method: patch, path: "/parcels/{no}", does: update, entity: parcel, concurrency: etag, idempotencyKey: true, errors: [faster] }
weighParcel: { method: post, path: "/parcels/{no}/weight", does: weigh, entity: parcel, concurrency: etag, idempotencyKey: true }
sendParcel: { method: post, path: "/parcels/{no}/dispatch", does: dispatch, entity: parcel, concurrency: etag, idempotencyKey: true }
dropParcel: { method: delete, path: "/parcels/{no}", does: delete, entity: parcel, concurrency: etag, idempotencyKey: true }`,
  8: `faster: { status: 412, title: Somebody was faster }`,
});

test('keys, revisions and removal are proven of every sort of call', async () => {
  const product = productOf(parcels);
  const results = await verify(product, await localGround(product, now));
  const other = results.filter(({ verdict }) => verdict !== 'proven');
  expect(other.map(({ verdict, proof, because }) => `${verdict} ${proof.path}: ${because}`)).toEqual([]);
});

test.each(['updateParcel', 'weighParcel', 'sendParcel', 'dropParcel'])(
  'a %s that is done twice is caught',
  async (call) => {
    const without = (fact: string) => {
      const other = productOf(parcels.replace(new RegExp(`(${call}: .*), ${fact}`), '$1'));
      return (options: Parameters<typeof createBackend>[1]) => createBackend(other, options);
    };
    expect(await isCaught(parcels, { backend: without('idempotencyKey: true') }, `calls.${call}.idempotencyKey`)).toBe(
      true,
    );
    expect(await isCaught(parcels, { backend: without('concurrency: etag') }, `calls.${call}.concurrency`)).toBe(true);
  },
);

test('a server that refuses no revision but one that never was is caught', async () => {
  const product = productOf(parcels);
  const backend: Tried['backend'] = (options) => {
    const answer = createBackend(product, options);
    return (request) => {
      const headers = new Headers(request.headers);
      if (headers.has('if-match') && headers.get('if-match') !== '"0"') headers.set('if-match', '*');
      return answer(new Request(request, { headers }));
    };
  };
  expect(await isCaught(parcels, { backend }, 'calls.updateParcel.concurrency')).toBe(true);
});

test('a server that counts another total is caught', async () => {
  const product = productOf(parcels);
  const backend: Tried['backend'] = (options) => {
    const answer = createBackend(product, options);
    return async (request) => {
      const response = await answer(request);
      if (request.method !== 'GET' || !/\/parcels(\?|$)/.test(request.url)) return response;
      const body: { total: number } = await response.json();
      return Response.json({ ...body, total: body.total + 1 }, { status: response.status, headers: response.headers });
    };
  };
  expect(await isCaught(parcels, { backend }, 'calls.listParcels.pagination')).toBe(true);
});
