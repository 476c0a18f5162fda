import type { Entity, Field, Values } from '#specification';
import type { World } from '../world.ts';
import { alternatives, dayLength, distances } from './alternatives.ts';

/** No more than so many changes of two answers at once are tried. */
const mostPairs = 6000;

/**
 * A record as it is, and changed a little: in one answer, in all its times by as much, in the answers that another record
 * has, then in two answers at once. What a search judges, one after another.
 */
export function* perturbations(
  entity: Entity,
  record: Values,
  names: readonly string[],
  world: World,
): Generator<Values> {
  yield record;
  if (names.length === 0) return;
  const fields = names.flatMap((name) => entity.field(name) ?? []);
  const choices = fields.map((field) => ({ name: field.name, values: alternatives(field, world) }));
  for (const { name, values } of choices) for (const value of values) yield { ...record, [name]: value };
  for (const days of distances) yield moved(fields, record, days);
  const copies = world
    .records(entity)
    .slice(0, 60)
    .map((other) => ({
      ...record,
      ...Object.fromEntries(fields.map(({ name }) => [name, other[name] ?? null])),
    }));
  yield* copies;
  for (const copy of copies)
    for (const { name, values } of choices)
      if (values.length < 10) for (const value of values) yield { ...copy, [name]: value };
  let pairs = 0;
  for (const [index, first] of choices.entries())
    for (const second of choices.slice(index + 1))
      for (const one of first.values)
        for (const other of second.values) {
          if (++pairs > mostPairs) return;
          yield { ...record, [first.name]: one, [second.name]: other };
        }
}

/** All days and moments later, or earlier, by so many days. */
function moved(fields: readonly Field[], record: Values, days: number): Values {
  const later = { ...record };
  for (const { name, kindName } of fields) {
    const value = record[name];
    if (typeof value !== 'string' || (kindName !== 'date' && kindName !== 'dateTime')) continue;
    const before = Date.parse(value);
    // Of what another server has kept.
    if (Number.isNaN(before)) continue;
    const time = new Date(before + days * dayLength).toISOString();
    later[name] = kindName === 'date' ? time.slice(0, 10) : time;
  }
  return later;
}
