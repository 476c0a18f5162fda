import { isObject } from '#specification';
import type { HistoryEntry, StoredRecord } from './store.ts';

/** Whether it can be the revision of a record. */
export function isRevision(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** What was kept, if it is a record: anything may have been written to a browser's storage since. */
export function recordOf(stored: unknown): StoredRecord | undefined {
  if (!isObject(stored)) return undefined;
  const { key, revision, values, changes } = stored;
  if (typeof key !== 'string' || !isRevision(revision) || !isObject(values)) return undefined;
  return { key, revision, values, changes: Array.isArray(changes) ? changes.filter(isEntry) : [] };
}

function isEntry(value: unknown): value is HistoryEntry {
  return (
    isObject(value) &&
    [value.at, value.by, value.action].every((text) => typeof text === 'string') &&
    [value.from, value.to].every((state) => state === undefined || typeof state === 'string') &&
    isObject(value.before) &&
    isObject(value.after)
  );
}
