import { holds, namesIn } from './expression.ts';
import { fieldTypes, kindOf } from './fields/index.ts';
import { pick, randomFrom } from './fields/random.ts';
import { sampleOfPattern } from './fields/text.ts';
import { stateField } from './lifecycle.ts';
import { compute, isRelevant, keyField, scopeOf, type Values } from './record.ts';
import type { Specification } from './specification.ts';
import type { Field } from './vocabulary/entities.ts';

/** Sample records of every entity, made from its fields: the same for the same document and day. */
export function samples(spec: Specification, today: Date, count = 40): Record<string, Values[]> {
  const keys = Object.fromEntries(
    Object.entries(spec.entities).map(([name, entity]) => {
      const size = sampleCount(spec, name, count);
      const pattern = entity.fields?.[keyField(entity)]?.pattern;
      return [name, Array.from({ length: size }, (_, index) => sampleKey(pattern, name, index))];
    }),
  );
  const records = Object.fromEntries(
    Object.entries(spec.entities).map(([name, entity]) => [
      name,
      (keys[name] ?? []).map((key, index) => sampleRecord(spec, name, entity.fields ?? {}, key, index, today, keys)),
    ]),
  );
  for (const [name, list] of Object.entries(records))
    for (const record of list) settle(spec, name, record, records, today);
  const lookup = (entity: string, key: string) =>
    records[entity]?.find((record) => record[keyField(spec.entities[entity])] === key);
  for (const [name, list] of Object.entries(records))
    records[name] = list.map((record) => compute(spec, name, record, { lookup, now: today }));
  return records;
}

/** Entities that have no screen of their own need fewer records to choose from. */
function sampleCount(spec: Specification, entity: string, count: number): number {
  const hasList = Object.values(spec.screens).some((screen) => screen.kind === 'list' && screen.entity === entity);
  return hasList ? count : Math.ceil(count / 4);
}

function sampleKey(pattern: string | null | undefined, entity: string, index: number): string {
  const digits = pattern ? sampleOfPattern(pattern, () => 0) : undefined;
  const number = String(index + 1);
  if (digits && /0{3,}$/.test(digits) && digits.length > number.length) return digits.slice(0, -number.length) + number;
  return `${entity}-${number}`;
}

function sampleRecord(
  spec: Specification,
  entity: string,
  fields: Record<string, Field>,
  key: string,
  index: number,
  today: Date,
  keys: Record<string, string[]>,
): Values {
  const random = randomFrom(`${entity}/${index}`);
  const sampleOf = (name: string, field: Field): unknown => {
    const context = {
      spec,
      name,
      isPerson,
      index,
      random,
      today,
      keysOf: (other: string) => keys[other] ?? [],
      sampleOf,
    };
    return fieldTypes[kindOf(field).kind].sample(field, context) ?? null;
  };
  const isPerson = Object.keys(fields).some((name) => /^(e?mail|phone|roles?|birth)/i.test(name));
  const record: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const isLeftOut = !field.required && !field.readOnly && field.default === undefined && random() < 0.1;
    record[name] = field.computed || isLeftOut ? null : sampleOf(name, field);
  }
  record[keyField(spec.entities[entity])] = key;
  const state = stateField(spec, entity);
  if (state) {
    const states = Object.keys(spec.lifecycles[entity]?.states ?? {});
    record[state] = states[Math.floor(random() ** 1.4 * states.length)] ?? null;
  }
  return record;
}

/** Makes a record keep what its fields say of other records: only references that may be chosen, nothing irrelevant. */
function settle(spec: Specification, entity: string, record: Values, records: Record<string, Values[]>, today: Date) {
  const random = randomFrom(`${entity}/${record[keyField(spec.entities[entity])]}/references`);
  for (const [name, { to, where }] of Object.entries(spec.entities[entity]?.fields ?? {})) {
    if (!isRelevant(spec, entity, name, record, { now: today })) record[name] = null;
    else if (to && where && record[name] !== null) {
      const candidates = records[to] ?? [];
      const fits = (candidate: Values, form: Values) =>
        holds(where, scopeOf(spec, to, candidate, {}, [where], form), today) === true;
      const fitting = candidates.filter((candidate) => fits(candidate, record));
      const chosen = pick(random, fitting) ?? makeFit(where, record, pick(random, candidates), fits);
      record[name] = chosen ? chosen[keyField(spec.entities[to])] : null;
    }
  }
}

/** Where a record refers to nothing that fits, lets another of its answers follow: this customer has no appliance, so that of another. */
function makeFit(
  where: string,
  record: Values,
  candidate: Values | undefined,
  fits: (candidate: Values, form: Values) => boolean,
): Values | undefined {
  if (!candidate) return undefined;
  const answers = namesIn(where).flatMap(([root, name]) => (root === 'form' && name ? [name] : []));
  for (const name of answers) {
    const value = Object.values(candidate).find((one) => fits(candidate, { ...record, [name]: one }));
    if (value === undefined) continue;
    record[name] = value;
    return candidate;
  }
  return undefined;
}
