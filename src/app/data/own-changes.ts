import type { OneRecord } from '#client';
import type { Entity } from '#specification';
import type { KnownRecords } from './known-records.ts';

/** What was made here of which revision of a record, by who looks. */
const made = new WeakMap<KnownRecords, Map<string, string | undefined>>();

const nameOf = (entity: Entity, { values }: OneRecord, etag: string | undefined) =>
  JSON.stringify([entity.name, entity.keyOf(values), etag]);

/** Notes that a record is as it was made here. @param from as it was before; absent for a new one */
export function noteOwnChange(known: KnownRecords, entity: Entity, from: OneRecord | undefined, to: OneRecord) {
  made.set(known, (made.get(known) ?? new Map()).set(nameOf(entity, to, to.etag), from?.etag));
}

/** Whether all that became of a record since a revision of it was made here, and nothing elsewhere. */
export function isOwnChange(known: KnownRecords, entity: Entity, from: OneRecord, to: OneRecord): boolean {
  const own = made.get(known);
  // A server may call a record the same again once it is as it was.
  const seen = new Set<string>();
  let { etag } = to;
  while (etag !== undefined && etag !== from.etag && !seen.has(etag)) {
    seen.add(etag);
    etag = own?.get(nameOf(entity, to, etag));
  }
  return etag !== undefined && etag === from.etag;
}
