/** The answers of a record, by field. What is kept is plain data, as JSON has it. */
export type Values = Record<string, unknown>;

/** A change to a record, as its history keeps it. */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  /** Who made it: the id of the subject. */
  by: string;
  /** `create`, `update`, or the transition. */
  action: string;
  /** The state that it left, where the state changed. */
  from?: string;
  /** The state that it came to, where the state changed. */
  to?: string;
  /** What was there before, by field; only the fields that changed. */
  before: Values;
  /** What was there after it, by field; only the fields that changed. */
  after: Values;
}

/** A record as it is handed to a store, which gives it its revision. */
export interface NewRecord {
  key: string;
  values: Values;
  /** Newest first. */
  changes: HistoryEntry[];
}

export interface FillOptions {
  /** Only of entities that never had a record. */
  onlyUntouched?: boolean;
  /** Asked in the very transaction that fills: where it is not so, nothing is filled. */
  where?: (read: Reads) => Promise<boolean>;
}

/** A record as it is kept. */
export interface StoredRecord extends NewRecord {
  /** The record's ETag: counts up by itself, and goes on where a record of the same key was removed. */
  revision: number;
}

/** Which records of an entity are looked for. Its functions see what is kept: they must not change it. */
export interface Find {
  /** Fields and what they must be; `null` finds what is unanswered. */
  equals?: Values;
  where?: (record: StoredRecord) => boolean;
  /** By key where absent, and where it makes no difference. */
  order?: (a: StoredRecord, b: StoredRecord) => number;
  offset?: number;
  limit?: number;
  /** Whether to count all that are found, on whatever page. */
  total?: boolean;
}

/** What was found. */
export interface Found {
  records: StoredRecord[];
  /** Only where it was asked for. */
  total?: number;
}

/** Keeps or removes a record. `expected` is the revision that must be there; 0 where nothing must be. */
export type Write =
  | { entity: string; record: NewRecord; expected: number }
  | { entity: string; remove: string; expected: number };

/** What became of some writes: what is kept now, or why nothing was changed. */
type Written<Refusal = never> =
  | { ok: true /** Of each write that was no removal. */; records: StoredRecord[] }
  | { ok: false /** The first write that found something else than it expected. */; at: number }
  | { ok: false /** What the check said. */; refused: Refusal };

/** Answers from the records. What is handed out is the asker's own. */
export interface Reads {
  get: (entity: string, key: string) => Promise<StoredRecord | undefined>;
  /** Those that are there, by key. */
  getMany: (entity: string, keys: Iterable<string>) => Promise<Map<string, StoredRecord>>;
  find: (entity: string, find?: Find) => Promise<Found>;
}

/** Asked inside the transaction, before anything is written. It may await nothing but what it reads here. */
type Check<Refusal> = (read: Reads) => Promise<Refusal | undefined>;

/** Keeps records by entity and key. */
export interface Store extends Reads {
  /** Carries out all writes or none. A check that answers anything refuses them. */
  write: <Refusal = never>(writes: readonly Write[], check?: Check<Refusal>) => Promise<Written<Refusal>>;
  /** A number above the one that is named, which the sequence never gave before. */
  next: (sequence: string, above?: number) => Promise<number>;
  /** Whether no record of the entity was ever kept here. */
  isUntouched: (entity: string) => Promise<boolean>;
  /** Replaces all records of the entities that are named, or none. */
  fill: (records: Record<string, readonly NewRecord[]>, options?: FillOptions) => Promise<void>;
  /** Tells of the entities that another tab or process wrote to, until the function that it gives is called. */
  subscribe?: (listener: (entity: string) => void) => () => void;
  /** Lets go of what the store holds open. It opens again when it is next used. */
  close?: () => void;
}
