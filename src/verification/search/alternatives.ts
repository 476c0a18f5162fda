import { canonical, Duration, dayOf, type Field, remember, zoneOf } from '#specification';
import { aroundLimit, sampleAt } from '../values/around-limits.ts';
import { isSound, limitNames } from '../values/broken-by.ts';
import type { World } from '../world.ts';

export const dayLength = 86_400_000;
/** How far days and moments are moved: a rule may ask for anything from a minute to years. */
export const distances = [-400, -60, -30, -8, -7, -3, -2, -1, 0, 1, 2, 3, 4, 7, 8, 14, 30, 60, 400];

/** Other answers that a field may have: nothing, what other records have, what lies around its limits, samples. */
export function alternatives(field: Field, world: World): readonly unknown[] {
  const known = remember(made, world.source, () => new Map<Field, readonly unknown[]>());
  return remember(known, field, () => make(field, world));
}

const made = new WeakMap<object, Map<Field, readonly unknown[]>>();

function make(field: Field, world: World): unknown[] {
  const found: unknown[] = [];
  const known = new Set<string>();
  const add = (value: unknown) => {
    const text = canonical(value);
    if (value === undefined || known.has(text) || !isSound(field, value)) return;
    known.add(text);
    found.push(value);
  };
  for (const value of special(field, world)) add(value);
  for (const name of limitNames) for (const value of aroundLimit(field, name, world).kept) add(value);
  for (let index = 0; index < 12; index++) add(sampleAt(field, world, index));
  if (field.entity.field(field.name) === field)
    for (const record of world.records(field.entity).slice(0, 40)) add(record[field.name]);
  if (!field.isRequired) add(null);
  return found;
}

function* special(field: Field, world: World): Generator<unknown> {
  const { kindName, items } = field;
  const today = dayOf(world.now, zoneOf(field.product.timeZone)).time;
  switch (kindName) {
    case 'boolean':
      yield* [true, false];
      return;
    case 'choice':
      for (const { value } of field.choices) yield value;
      return;
    case 'integer':
    case 'number':
    case 'money':
      yield* [0, 1, 2, 5, 10, 100, 1000, 100_000, 10_000_000, -1];
      return;
    case 'date':
      for (const days of distances) yield new Date(today + days * dayLength).toISOString().slice(0, 10);
      return;
    case 'dateTime':
      for (const days of distances) yield new Date(world.now.getTime() + days * dayLength).toISOString();
      for (const hours of [-3, -1, 1, 3]) yield new Date(world.now.getTime() + hours * 3_600_000).toISOString();
      return;
    case 'duration':
      for (const minutes of [0, 1, 15, 60, 480, 1440, 100_000]) yield new Duration(minutes * 60_000).toISOString();
      return;
    case 'time':
      yield* ['00:00', '08:00', '12:00', '17:30', '23:59'];
      return;
    case 'reference':
      for (const record of field.to ? world.records(field.to) : []) yield field.to?.keyOf(record);
      return;
    case 'array':
      if (items) {
        const entries = alternatives(items, world).filter((one) => one !== null);
        yield [];
        for (const entry of entries) yield [entry];
        for (const count of [2, 3, 5, 10]) yield entries.slice(0, count);
      }
      return;
    case 'object':
      for (let index = 0; index < 4; index++) {
        const base = sampleAt(field, world, index) as Record<string, unknown>;
        for (const property of field.properties)
          for (const value of alternatives(property, world)) yield { ...base, [property.name]: value };
      }
      return;
    case 'text':
    case 'multiline':
    case 'email':
    case 'file':
    case 'uri':
      return;
  }
}
