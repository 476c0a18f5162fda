import { kindOf } from '../../fields/index.ts';
import { suggest } from '../../near.ts';
import type { Checker } from '../checker.ts';
import { choicesOf } from '../typing/fields.ts';
import type { LifecycleFacts } from './vocabulary.ts';

/** The field that keeps the state: a text of the entity itself, which begins and changes with the lifecycle alone. */
export function checkStateField(checker: Checker, at: string, entity: string, { field, states }: LifecycleFacts) {
  if (!field) return;
  const fields = checker.names.fieldsOf(entity);
  if (!fields) return;
  const path = `${at}.field`;
  const own = checker.specification.entities[entity]?.fields ?? {};
  const facts = Object.hasOwn(own, field) ? own[field] : undefined;
  if (!facts) {
    if (suggest(field, Object.keys(own)).near === undefined)
      checker.error(path, 'lifecycle.fieldMissing', { name: field, owner: entity });
    else checker.unknown(path, 'field', field, Object.keys(own), entity);
    return;
  }
  const fieldPath = `entities.${entity}.fields.${field}`;
  if (!['text', 'choice'].includes(kindOf(facts).kind)) checker.error(path, 'lifecycle.fieldKind', { name: field });
  if (facts.default !== undefined && facts.default !== null)
    checker.error(`${fieldPath}.default`, 'lifecycle.fieldDefault', { name: field });
  if (facts.computed) checker.error(`${fieldPath}.computed`, 'lifecycle.fieldComputed', { name: field });
  if (!facts.enum) return;
  const choices = choicesOf(facts).names;
  for (const state of Object.keys(states ?? {}))
    if (!choices.has(state)) checker.error(`${fieldPath}.enum`, 'lifecycle.fieldEnum', { name: state });
}
