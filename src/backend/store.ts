import type { Values } from '#spec';

/** A change to a record, as its history keeps it. */
export interface Change {
  /** ISO 8601. */
  at: string;
  /** Who made it: the id of the subject. */
  by: string;
  /** `create`, `update`, or the transition. */
  action: string;
  /** What was there before, by field; only the fields that changed. */
  before: Values;
}

/** A record as it is kept: its answers, and what the backend itself needs to know of it. */
export interface StoredRecord {
  key: string;
  /** Counts up with each change: the record's ETag. */
  revision: number;
  values: Values;
  changes: Change[];
}

/** Keeps records by entity and key. A write is either kept whole or not at all. */
export interface Store {
  all: (entity: string) => Promise<StoredRecord[]>;
  get: (entity: string, key: string) => Promise<StoredRecord | undefined>;
  /**
   * Keeps a record if what is kept of it is still what the change was made from.
   * @param expected the revision that must be there; 0 where nothing must be
   * @returns false where something else is there: nothing is changed then
   */
  put: (entity: string, record: StoredRecord, expected: number) => Promise<boolean>;
  remove: (entity: string, key: string) => Promise<void>;
  /** Whether no record of the entity was ever kept here. */
  isUntouched: (entity: string) => Promise<boolean>;
  /** Replaces all records of the entities that are named. */
  fill: (records: Record<string, StoredRecord[]>) => Promise<void>;
}
