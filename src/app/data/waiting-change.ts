import { parseKept } from '#app/settings';
import type { OneRecord } from '#client';
import { type Entity, isObject, type Product, type Values } from '#specification';
import { afterChange } from './after-change.ts';

/** A change that waits for the line. */
export interface WaitingChange {
  /** Of the place where it is kept: later ones sort behind. */
  id: string;
  /** The key of who made it. */
  by: string;
  entity: string;
  /** `create`, `update`, `delete` or a transition. */
  does: string;
  /** What the record is called; empty where it has no name yet. */
  name: string;
  /** The record as it was known; absent for a new one. */
  record?: { values: Values; etag?: string };
  values?: Values;
  idempotencyKey?: string;
  /** ISO 8601: when it was to be saved. */
  at?: string;
  /** It was sent, and nobody answered. */
  mayBeMade?: boolean;
}

/** A change as it was kept; undefined where it cannot be read. */
export function parseWaiting(text: string | null, id: string): WaitingChange | undefined {
  const kept = parseKept(text);
  return isChange(kept) ? { ...kept, id } : undefined;
}

function isChange(kept: unknown): kept is Omit<WaitingChange, 'id'> {
  if (!isObject(kept)) return false;
  const { by, entity, does, name, record, values, idempotencyKey, at } = kept;
  return (
    [by, entity, does, name].every((part) => typeof part === 'string') &&
    (record === undefined || (isObject(record) && isObject(record.values) && isTextOrNone(record.etag))) &&
    (values === undefined || isObject(values)) &&
    isTextOrNone(idempotencyKey) &&
    isTextOrNone(at)
  );
}

/** Whether a change waits for the record of a key. */
export function isOf(change: WaitingChange, entity: Entity, key: string): boolean {
  return change.entity === entity.name && change.record !== undefined && entity.keyOf(change.record.values) === key;
}

/** Whether sending a change twice does it once: the server recognises its key. */
export function isRecognised(product: Product, change: Omit<WaitingChange, 'id' | 'by' | 'name'>): boolean {
  const entity = product.entity(change.entity);
  const states = entity && product.operation(entity, change.does)?.call?.facts.idempotencyKey;
  return states === true && change.idempotencyKey !== undefined;
}

/** What of an entity waits. */
export interface WaitingOf {
  changes: readonly WaitingChange[];
  /** Records as they were known before, by their keys. */
  before: ReadonlyMap<string, Values>;
  /** The same records with what waits laid over them; without those that are deleted. */
  after: ReadonlyMap<string, Values>;
  /** What is not made yet, as far as it is known, by its change. */
  unmade: ReadonlyMap<string, Values>;
}

/** What of an entity waits: records as they were and as they will be, and what is not made yet. */
export function waitingOf(entity: Entity, waiting: readonly WaitingChange[]): WaitingOf {
  const before = new Map<string, Values>();
  const after = new Map<string, Values>();
  const unmade = new Map<string, Values>();
  const { lifecycle } = entity;
  const state = lifecycle?.initial && { [lifecycle.field.name]: lifecycle.initial.name };
  const changes = waiting.filter((one) => one.entity === entity.name);
  for (const change of changes) {
    const { id, does, record, values } = change;
    if (!record) {
      if (does === 'create') unmade.set(id, { ...state, ...values });
      continue;
    }
    const key = entity.keyOf(record.values);
    if (!before.has(key)) before.set(key, record.values);
    if (does === 'delete') after.delete(key);
    else after.set(key, afterChange(entity, does, after.get(key) ?? record.values, values));
  }
  return { changes, before, after, unmade };
}

/** A record with what waits for it laid over it, in order. */
export function laidOver(entity: Entity, record: OneRecord, waiting: readonly WaitingChange[]): OneRecord {
  const key = entity.keyOf(record.values);
  const own = waiting.filter((change) => isOf(change, entity, key));
  const last = own.at(-1);
  if (!last) return record;
  const values = own.reduce((before, change) => afterChange(entity, change.does, before, change.values), record.values);
  // It goes on from the revision that the first of them was made from.
  return {
    ...record,
    values,
    etag: last.record?.etag,
    isWaiting: true,
    waitingAs: last.mayBeMade ? undefined : last.id,
  };
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
