import { assumedKey } from '../../assumptions.ts';
import { isEmpty, type Values } from '../../compile/record.ts';
import { ownOf } from '../../json.ts';
import type { Checker } from '../checker.ts';
import type { Limits } from '../limits.ts';
import { heldBy } from './answers.ts';
import { checkAnswer, shown } from './check-field.ts';
import type { EntityFacts, FieldFacts } from './vocabulary.ts';

/** Sample records: with fields that there are, and answers that those take. */
export function checkSamples(checker: Checker, name: string, entity: EntityFacts, limits: Limits) {
  const fields = checker.names.fieldsOf(name);
  if (!fields) return;
  const keys = new Set<string>();
  const stateField = checker.names.stateField(name);
  for (const [index, sample] of (entity.samples ?? []).entries()) {
    const at = `entities.${name}.samples.${index}`;
    for (const [answered, value] of Object.entries(sample)) {
      const path = `${at}.${answered}`;
      const field = fields.get(answered);
      if (!field) checker.unknown(path, 'field', answered, fields.keys(), name);
      else if (answered === stateField) checkState(checker, path, name, value);
      else checkAnswer(checker, path, 'field.sample', field, value, limits);
    }
    checkRequired(checker, at, sample, fields, stateField);
    const key = sample[entity.key ?? assumedKey];
    if (typeof key !== 'string' && typeof key !== 'number') continue;
    if (keys.has(String(key))) checker.error(`${at}.${entity.key ?? assumedKey}`, 'sample.key', { name: String(key) });
    keys.add(String(key));
  }
  checkUnique(checker, name, entity);
}

/** What no two records may have is not had by two samples. */
function checkUnique(checker: Checker, name: string, entity: EntityFacts) {
  const taken = new Set<string>();
  for (const [index, sample] of (entity.samples ?? []).entries())
    for (const { field, path, values, answer } of uniquesOf(entity, sample)) {
      const held = `${field} ${answer}`;
      const at = `entities.${name}.samples.${index}.${path.join('.')}`;
      if (taken.has(held)) checker.error(at, 'sample.unique', { name: field, value: values.map(shown).join(', ') });
      taken.add(held);
    }
}

interface Unique {
  /** The same for the same field, or group of fields. */
  field: string;
  path: string[];
  /** As they are written. */
  values: readonly unknown[];
  /** The same for the same answers. */
  answer: string;
}

function* uniquesOf({ fields, key = assumedKey, unique }: EntityFacts, sample: Values): Generator<Unique> {
  for (const [name, field] of Object.entries(fields ?? {}))
    if (name !== key) yield* uniquesAt(field, sample[name], [name]);
  for (const group of unique ?? []) {
    const values = group.map((name) => sample[name]);
    const answer = group.map((name) => heldBy(fields?.[name], sample[name])).join();
    if (group.length > 0 && !values.some(isEmpty))
      yield { field: group.join(', '), path: group.slice(0, 1), values, answer };
  }
}

function* uniquesAt(facts: FieldFacts, value: unknown, path: string[]): Generator<Unique> {
  if (isEmpty(value)) return;
  const field = path.filter((step) => !/^\d+$/.test(step)).join('.');
  if (facts.unique) yield { field, path, values: [value].flat(), answer: heldBy(facts, value) };
  const { items } = facts;
  if (items && Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* uniquesAt(items, entry, [...path, String(index)]);
  for (const [name, property] of Object.entries(facts.properties ?? {}))
    yield* uniquesAt(property, ownOf(value, name), [...path, name]);
}

function checkState(checker: Checker, path: string, entity: string, value: unknown) {
  if (value !== null) checker.known(path, 'state', String(value), checker.names.statesOf(entity));
}

function checkRequired(
  checker: Checker,
  path: string,
  sample: Record<string, unknown>,
  fields: ReadonlyMap<string, FieldFacts>,
  stateField: string | undefined,
) {
  for (const [name, facts] of fields) {
    const begins = facts.default !== undefined && facts.default !== null;
    const isAsked = facts.required && !facts.relevantWhen && !facts.readOnly && !begins && name !== stateField;
    if (isAsked && (sample[name] === undefined || sample[name] === null))
      checker.error(path, 'sample.required', { name });
  }
}
