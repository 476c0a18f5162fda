import { folded } from '../texts/folded.ts';
import { memberOf } from './fields-of-record.ts';
import type { OwnNames } from './own-example.ts';
import { wordsLeft } from './own-limits.ts';
import { allSpokenOf } from './spoken-of.ts';

/** That a record is in a state, where words say nothing else: `treated`, `the visit is treated`. */
export function stateSaid(text: string, entity: string, names: OwnNames): string | undefined {
  const words = text.split(/\s+/).filter((word) => !ofBeing.test(word) && !names.spokenOf(word).includes(entity));
  const said = words.join(' ').toLowerCase();
  const [state] = names.statesCalled(entity).find((called) => called.some((one) => one?.toLowerCase() === said)) ?? [];
  // Where no field keeps it yet, that is told, and which one could.
  const field = names.stateFieldOf(entity) ?? 'status';
  return state === undefined ? undefined : `${memberOf(field)} == ${quoted(state)}`;
}

/** That a flag is set, or is not: `overnight`, `is not paid`. */
export function flagSaid(text: string, entity: string, names: OwnNames): string | undefined {
  const [, not = '', flag = ''] =
    /^(?:it )?(?:(?:is |ist )?(not |nicht |!))?(?:is |ist )?(.+?)(?: is true)?$/i.exec(text.trim()) ?? [];
  const field = names.fieldsOf(entity).find((name) => name.toLowerCase() === flag.toLowerCase());
  return field !== undefined && names.kindOf(entity, field) === 'boolean'
    ? `${memberOf(field)} == ${not === ''}`
    : undefined;
}

/** That a field is one of what it offers, where words are that alone: `radio`. */
export function choiceAlone(text: string, entity: string, names: OwnNames): string | undefined {
  const field = names.fieldsOf(entity).find((one) => names.choicesOf(entity, one).includes(text));
  return field === undefined || names.statesOf(entity).includes(text)
    ? undefined
    : `${memberOf(field)} == ${quoted(text)}`;
}

/** That a field is one of what it offers, where words say nothing else: `the band is radio`. */
export function choiceSaid(text: string, entity: string, names: OwnNames): string | undefined {
  const [, before = '', not = '', sign = '', value = ''] = ofChoice.exec(text) ?? [];
  const [field, ...others] = allSpokenOf(
    before,
    names.fieldsOf(entity).map((name) => [name]),
  );
  const states = field !== undefined && field === names.stateFieldOf(entity) ? names.statesOf(entity) : [];
  const choice = [...states, ...names.choicesOf(entity, field ?? '')].find((one) => folded(one) === folded(value));
  if (field === undefined || others.length > 0 || choice === undefined) return undefined;
  const isSaid =
    wordsLeft(before, [(words) => allSpokenOf(words, [[field]]), (words) => names.spokenOf(words)], '').length === 0;
  return isSaid ? `${memberOf(field)} ${not !== '' || sign === '!=' ? '!=' : '=='} ${quoted(choice)}` : undefined;
}

const ofChoice =
  /^(.+?)\s*(?:(?<![\p{L}])(?:is|ist|equals)\s+((?:not|nicht)?)\s*|\s*(!=|={1,2})\s*)\s*["']?([^"']+?)["']?[.!]?$/iu;

export const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
const ofBeing = /^(?:it|its|the|an?|is|was|are|has|been|state|status|der|die|das|es|ist|wurde|zustand|=+)$/i;
