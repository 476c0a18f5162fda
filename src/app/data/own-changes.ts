import type { OneRecord } from '#client';
import type { KnownRecords } from './known-records.ts';

/** The revisions that were made here, by who looks. */
const made = new WeakMap<KnownRecords, Set<string>>();

const nameOf = ({ values, etag }: OneRecord, key: string) => JSON.stringify([values[key], etag]);

/** Notes that a record is as it was made here. @param key the name of the field that tells it from others */
export function noteOwnChange(known: KnownRecords, record: OneRecord, key: string) {
  made.set(known, (made.get(known) ?? new Set()).add(nameOf(record, key)));
}

/** Whether a record is as it was made here, and not elsewhere. */
export function isOwnChange(known: KnownRecords, record: OneRecord, key: string): boolean {
  return made.get(known)?.has(nameOf(record, key)) ?? false;
}
