import type { FieldModel, Kept, Kind, Model, Plain } from './model.ts';
import type { Random } from './random.ts';
import { days, entitiesOf, numbers, people, states, words } from './skeleton.ts';

const keys: Record<string, string[]> = {
  person: people,
  project: ['p1', 'p2', 'p3'],
  task: ['t1', 't2', 't3', 't4', 't5', 't6', 't7'],
};

const makers: Record<Exclude<Kind, 'reference' | 'key'>, (random: Random) => Plain> = {
  text: ({ pick }) => pick(words),
  number: ({ pick }) => pick(numbers),
  whole: ({ pick }) => pick(numbers.filter(Number.isInteger)),
  flag: ({ chance }) => chance(50),
  day: ({ pick }) => pick(days),
  list: ({ some }) => some(words),
  state: ({ pick }) => pick(states),
};

function makeValue({ kind, to }: FieldModel, key: string, random: Random): Plain {
  if (kind === 'key') return key;
  return kind === 'reference' ? random.pick(keys[to ?? ''] ?? []) : makers[kind](random);
}

/** The first of each entity answers everything, the last nothing, those between leave out what falls to them. */
function recordsOf(entity: string, fields: Record<string, FieldModel>, random: Random): Kept[] {
  const all = keys[entity] ?? [];
  return all.map((key, index) => {
    const left = index === 0 ? 0 : index === all.length - 1 ? 100 : 35;
    const entries = Object.entries(fields).map(([name, field]) => {
      const isEmpty = field.kind !== 'key' && random.chance(field.kind === 'state' ? left / 4 : left);
      return [name, isEmpty ? null : makeValue(field, key, random)] as const;
    });
    return { key, values: Object.fromEntries(entries) };
  });
}

/** Entities and records of them, with unanswered values in every place. */
export function makeRecords(random: Random): Pick<Model, 'entities' | 'records'> {
  const entities = entitiesOf(random.chance(50));
  const records = Object.entries(entities).map(([name, fields]) => [name, recordsOf(name, fields, random)] as const);
  return { entities, records: Object.fromEntries(records) };
}
