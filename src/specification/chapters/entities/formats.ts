import { kindOf, knownFormats } from '../../fields/index.ts';
import { suggest } from '../../near.ts';
import { several } from '../../problem.ts';
import type { Checker } from '../checker.ts';
import type { FieldFacts } from './vocabulary.ts';

type Type = NonNullable<FieldFacts['type']>;

const numbers: readonly Type[] = ['integer', 'number'];

/** The types that a format can have; a text where it is not named here. */
const typesOf: ReadonlyMap<string, readonly Type[]> = new Map([
  ['money', numbers],
  ['percent', numbers],
  ['rating', numbers],
]);
const texts: readonly Type[] = ['string'];

/** What JSON Schema's keywords say something about. */
const keywords: readonly [types: readonly Type[], keys: readonly (keyof FieldFacts)[]][] = [
  [texts, ['minLength', 'maxLength', 'pattern']],
  [numbers, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  [['array'], ['items', 'minItems', 'maxItems', 'uniqueItems']],
  [['object'], ['properties']],
  [['reference'], ['to', 'where', 'onDelete']],
];

/** What is only said of files. */
const ofFiles = ['accept', 'maxSize'] as const;

/** A format that nothing draws, or that its type cannot have. */
export function checkFormat(checker: Checker, path: string, { type, format }: FieldFacts) {
  // A group that is an address is drawn as the group that it is.
  if (!format || (type === 'object' && format === 'address')) return;
  if (!knownFormats.includes(format)) {
    const { near = '' } = suggest(format, knownFormats);
    checker.warn(`${path}.format`, near ? 'field.formatNear' : 'field.format', { name: format, near });
    return;
  }
  const types = typesOf.get(format) ?? texts;
  if (type && !types.includes(type))
    checker.error(`${path}.format`, 'field.formatType', { name: format, type, types: several(types) });
}

/** Keywords that say something about another type than the one that is stated. */
export function checkKeywords(checker: Checker, path: string, field: FieldFacts) {
  const { type } = field;
  if (kindOf(field).kind !== 'file')
    for (const key of ofFiles)
      if (field[key] !== undefined && field[key] !== null)
        checker.warn(`${path}.${key}`, 'field.keyword', {
          key,
          type: field.format ?? type ?? 'string',
          types: several(['file', 'image']),
        });
  for (const [types, keys] of keywords) {
    if (!type || types.includes(type)) continue;
    // A duration is limited as numbers are, and so is a time of day, which has no steps.
    if (types === numbers && field.format === 'duration') continue;
    for (const key of keys) {
      if (types === numbers && field.format === 'time' && key !== 'multipleOf') continue;
      if (field[key] === undefined || field[key] === null) continue;
      const values = { key, type, types: several(types) };
      // A reference that is none leads nowhere; any other keyword is passed over, as JSON Schema does.
      if (types[0] === 'reference') checker.error(`${path}.${key}`, 'field.keyword', values);
      else checker.warn(`${path}.${key}`, 'field.keyword', values);
    }
  }
}
