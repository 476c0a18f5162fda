import { type Seen, unjudged } from './expectation.ts';
import type { Model, Plain, Subject, Values } from './model.ts';
import { judge, type Verdict } from './verdict.ts';

interface Reader {
  model: Model;
  subject: Subject;
}

/** Whether somebody may read a record of an entity. */
export function canRead({ model, subject }: Reader, entity: string, key: Plain): boolean {
  const record = model.records[entity]?.find((one) => one.key === key)?.values;
  return record !== undefined && judge({ model, subject, entity, action: 'read', record }).allowed === true;
}

/**
 * The fields of a record that a verdict lets be seen. Whether the key of a record that may not be read is shown where
 * another refers to it is not said.
 */
export function seenOf(reader: Reader, entity: string, record: Values, { allowed, may }: Verdict): Seen {
  if (allowed !== true) return {};
  const fields = Object.entries(reader.model.entities[entity] ?? {}).filter(([name]) => may(name));
  return Object.fromEntries(
    fields.map(([name, { to }]) => {
      const value = record[name] ?? null;
      return [name, to && value !== null && !canRead(reader, to, value) ? unjudged : value];
    }),
  );
}

/** What of a record may be seen by who reads it. */
export function readBy(reader: Reader, entity: string, record: Values): Seen {
  return seenOf(reader, entity, record, judge({ ...reader, entity, action: 'read', record }));
}
