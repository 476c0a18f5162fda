import { subjectsOf } from './make-model.ts';
import type { FieldModel, Kept, Kind, Model, Plain, Subject, Values } from './model.ts';
import { nowhere, type Question } from './question.ts';
import { canRead } from './seen.ts';

/** Another value than any that a generated record has. */
const others: Record<Exclude<Kind, 'reference' | 'flag'>, Plain> = {
  text: 'violet',
  number: 8.5,
  whole: 8,
  day: '2026-08-08',
  list: ['violet'],
  state: 'done',
  key: 't8',
};

interface Writer {
  model: Model;
  subject: Subject;
}

/**
 * What a field is changed to. A reference is emptied, else led to a record that the person may read: what happens
 * to one that leads to an unreadable record is a matter of leaks, not of permission.
 */
function change({ model, subject }: Writer, { kind, to = '' }: FieldModel, value: Plain): Plain | undefined {
  if (kind === 'flag') return value !== true;
  if (kind === 'state') return value === 'done' ? 'open' : 'done';
  if (kind !== 'reference') return others[kind];
  return value === null ? model.records[to]?.find(({ key }) => canRead({ model, subject }, to, key))?.key : null;
}

function bodies(writer: Writer, entity: string, values: Values): Values[] {
  const fields = Object.entries(writer.model.entities[entity] ?? {});
  return fields.flatMap(([name, field]) => {
    const value = change(writer, field, values[name] ?? null);
    return value === undefined ? [] : [{ [name]: value }];
  });
}

function answersTo(writer: Writer, action: string, { values }: Kept): Values | undefined {
  const asks = writer.model.lifecycle.transitions[action]?.asks;
  const fields = writer.model.entities.task ?? {};
  return (
    asks && Object.fromEntries(asks.map((name) => [name, change(writer, fields[name]!, values[name] ?? null) ?? null]))
  );
}

function ofRecord(writer: Writer, entity: string, one: Kept): Question[] {
  const { model, subject } = writer;
  const about = { subject, entity, key: one.key };
  const updates = bodies(writer, entity, one.values).map((body) => ({ ...about, action: 'update', body }));
  const transitions = entity === 'task' ? Object.keys(model.lifecycle.transitions) : [];
  const writes: Question[] = [
    ...updates.slice(0, 1),
    { ...about, action: 'delete' },
    ...transitions.map((action) => ({ ...about, action, body: answersTo(writer, action, one) })),
  ];
  return [
    { ...about, action: 'read' },
    ...(one.key === nowhere ? [] : updates.slice(1)),
    ...writes,
    ...writes.map((write): Question => ({ ...write, match: 'stale' })),
    ...writes.slice(0, 2).map((write): Question => ({ ...write, match: 'none' })),
  ];
}

function ofEntity(writer: Writer, entity: string): Question[] {
  const { model, subject } = writer;
  const fields = model.entities[entity] ?? {};
  const empty: Kept = { key: nowhere, values: Object.fromEntries(Object.keys(fields).map((name) => [name, null])) };
  const given = bodies(writer, entity, empty.values).filter((body) => !('code' in body) && !('status' in body));
  return [
    { subject, entity, action: 'list' },
    ...[{}, ...given].map((body) => ({ subject, entity, action: 'create', body })),
    ...[...(model.records[entity] ?? []), empty].flatMap((one) => ofRecord(writer, entity, one)),
  ];
}

/** Every question of a document: each person, entity, record, action and field. */
export function questionsOf(model: Model): Question[] {
  return subjectsOf(model).flatMap((subject) =>
    Object.keys(model.entities).flatMap((entity) => ofEntity({ model, subject }, entity)),
  );
}
