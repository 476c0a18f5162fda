import { assumedKey } from '../../assumptions.ts';
import type { Checker } from '../checker.ts';
import type { Limits } from '../limits.ts';
import { refusalOf } from './answers.ts';
import { shown } from './check-field.ts';
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
      else refuse(checker, path, field, value, limits);
    }
    checkRequired(checker, at, sample, fields, stateField);
    const key = sample[entity.key ?? assumedKey];
    if (typeof key !== 'string' && typeof key !== 'number') continue;
    if (keys.has(String(key))) checker.error(`${at}.${entity.key ?? assumedKey}`, 'sample.key', { name: String(key) });
    keys.add(String(key));
  }
}

function refuse(checker: Checker, path: string, field: FieldFacts, value: unknown, limits: Limits) {
  const reason = refusalOf(field, value, limits);
  if (reason) checker.error(path, 'field.sample', { reason, value: shown(value) });
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
