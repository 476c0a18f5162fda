import { expect, test, vi } from 'vitest';
import { createBackend } from '#backend';
import { localGround } from '#tooling/verify/local-ground';
import { verify } from '#verification';
import { isCaught, now, productOf } from './verification/catching.ts';
import { documentOf } from './verification/document-of.ts';

vi.setConfig({ testTimeout: 60_000 });

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
    status: { type: string, readOnly: true }`,
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
