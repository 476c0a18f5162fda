import { type Field, isEmpty, type Values } from '../compile/index.ts';
import { Duration, dayLength } from '../expressions/index.ts';
import { isAlike } from '../fields/canonical.ts';
import { dayAt } from './calendar.ts';

const distances = [-1, 1, -2, 2, 3, 7, -7, 14, 30, -30, 60, 400, -400];
const most = 24;

/** Other answers that a field may have, those that are near first. */
export function alternatives(
  field: Field,
  record: Values,
  records: Readonly<Record<string, readonly Values[]>>,
  now: Date,
): unknown[] {
  const current = record[field.name];
  const found: unknown[] = [];
  const add = (value: unknown) => {
    if (isAlike(value, current) || found.some((one) => isAlike(one, value)) || !isWithin(field, value)) return;
    found.push(value);
  };
  for (const value of ofKind(field, record, records, now)) add(value);
  for (const other of records[field.entity.name] ?? []) if (found.length < most) add(other[field.name] ?? null);
  if (!field.isRequired) add(null);
  return found;
}

function* ofKind(
  field: Field,
  record: Values,
  records: Readonly<Record<string, readonly Values[]>>,
  now: Date,
): Generator<unknown> {
  const current = record[field.name];
  const times = field.entity.fields.flatMap(({ name, kindName }) => {
    const value = record[name];
    return (kindName === 'date' || kindName === 'dateTime') && typeof value === 'string' ? [Date.parse(value)] : [];
  });
  const today = dayAt(field.product, now).time;
  const written = (time: number) => {
    const moment = new Date(time).toISOString();
    return field.kindName === 'date' ? moment.slice(0, 10) : moment;
  };
  switch (field.kindName) {
    case 'boolean':
      yield* [true, false];
      return;
    case 'choice':
      for (const { value } of field.choices) yield value;
      return;
    case 'integer':
    case 'number':
    case 'money':
      if (typeof current === 'number') yield* [current + 1, current - 1, current * 2, current * 10];
      yield* [0, 1, 2, 5, 10, 16, 50, 100, 1000, 10_000, 100_000];
      return;
    case 'date':
    case 'dateTime':
      for (const days of distances) for (const time of [...times, today]) yield written(time + days * dayLength);
      return;
    case 'duration':
      for (const minutes of [0, 15, 30, 60, 90, 480, 1440]) yield new Duration(minutes * 60_000).toISOString();
      return;
    case 'time':
      yield* ['00:00', '08:00', '12:00', '17:30', '23:59'];
      return;
    case 'reference':
      for (const target of (field.to && records[field.to.name]) ?? []) yield field.to?.keyOf(target);
      return;
    case 'array':
      yield [];
      yield* longer(field, records);
      return;
    case 'object':
    case 'text':
    case 'multiline':
    case 'email':
    case 'uri':
      if (field.isState) for (const { name } of field.entity.lifecycle?.states ?? []) yield name;
      return;
  }
}

/** Longer lists than a rule is likely to allow. */
const lengths = [1, 2, 3, 4, 6, 9, 11, 13, 21, 31];

/** Lists of ever more of what others have in theirs, and of what they may refer to; the same again where that is allowed. */
function* longer(field: Field, records: Readonly<Record<string, readonly Values[]>>): Generator<unknown[]> {
  const { items } = field;
  const referred = (items?.to && records[items.to.name]) ?? [];
  const had = (records[field.entity.name] ?? []).flatMap((other) => {
    const value = other[field.name];
    return Array.isArray(value) ? (value as unknown[]) : [];
  });
  const known = [...referred.map((target) => items?.to?.keyOf(target)), ...had].slice(0, lengths.at(-1));
  const distinct = known.filter((one, index) => known.findIndex((other) => isAlike(one, other)) === index);
  const last = distinct.at(-1);
  for (const length of lengths) {
    if (last === undefined || length > (field.limit('maxItems') ?? Infinity)) return;
    if (length <= distinct.length) yield distinct.slice(0, length);
    else if (!field.facts.uniqueItems) yield [...distinct, ...Array(length - distinct.length).fill(last)];
  }
}

function isWithin(field: Field, value: unknown): boolean {
  if (typeof value !== 'number') return !(field.isRequired && isEmpty(value));
  return value >= (field.limit('minimum') ?? Number.NEGATIVE_INFINITY) && value <= (field.limit('maximum') ?? Infinity);
}
