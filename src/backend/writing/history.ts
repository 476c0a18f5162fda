import { type Entity, isSame, ownOf, type Values } from '#specification';
import type { Exchange } from '../exchange.ts';
import type { HistoryEntry, StoredRecord } from '../stores/index.ts';

const longestHistory = 200;

/** What was done to a record by a request. */
export interface Done {
  entity: Entity;
  /** `create`, `update`, or the transition. */
  action: string;
  /** The record as it was kept; absent for a new one. */
  stored?: StoredRecord;
  values: Values;
}

/** The history of a record with what was done to it now, newest first; nothing where it keeps none. */
export function historyOf({ subject, now }: Exchange, { entity, action, stored, values }: Done): HistoryEntry[] {
  if (!entity.keepsHistory) return stored?.changes ?? [];
  const before = stored?.values ?? {};
  const names = stored
    ? Object.keys(kept(entity, values)).filter((name) => !isSame(ownOf(values, name), ownOf(before, name)))
    : [];
  // Who saves what is there already has changed nothing.
  if (stored && action === 'update' && names.length === 0) return stored.changes;
  const only = (answers: Values) => Object.fromEntries(names.map((name) => [name, ownOf(answers, name)]));
  const field = entity.lifecycle?.field.name;
  const entry: HistoryEntry = {
    at: now.toISOString(),
    by: subject.id,
    action,
    before: only(before),
    after: only(values),
  };
  if (field !== undefined && names.includes(field)) {
    if (typeof before[field] === 'string') entry.from = before[field];
    if (typeof values[field] === 'string') entry.to = values[field];
  }
  return [entry, ...(stored?.changes ?? [])].slice(0, longestHistory);
}

/** What is kept of a record: what is computed is worked out whenever somebody asks. */
export function kept(entity: Entity, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !entity.field(name)?.computed));
}
