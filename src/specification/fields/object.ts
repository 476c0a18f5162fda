import type { Field } from '../compile/field.ts';
import { isStructure, structure } from '../expressions/index.ts';
import { fromValue, toValue } from './convert.ts';
import type { Kind } from './kind.ts';

/** Several answers under one name. */
export const object: Kind = {
  shape: { type: 'object' },
  toValue: ({ properties }, answer) =>
    structure(properties.map((field) => [field.name, toValue(field, within(answer, field.name))])),
  fromValue: ({ properties }, value) => {
    if (!isStructure(value)) return undefined;
    const entries = properties.map((field) => [field.name, fromValue(field, value.get(field.name) ?? null)] as const);
    return entries.some(([, answer]) => answer === undefined) ? undefined : Object.fromEntries(entries);
  },
  rank: words,
  words,
  isSearched: false,
  isColumn: false,
  filter: 'none',
  sample: ({ properties }, { sampleOf }) => {
    const answered = properties.filter(({ computed }) => !computed);
    return Object.fromEntries(answered.map((field) => [field.name, sampleOf(field) ?? null]));
  },
};

function within(answer: unknown, name: string): unknown {
  const isThere = typeof answer === 'object' && answer !== null && Object.hasOwn(answer, name);
  return isThere ? (answer as Record<string, unknown>)[name] : null;
}

function words({ properties }: Field, answer: unknown): string {
  const written = properties.map((field) => {
    const inner = within(answer, field.name);
    return inner === null || inner === undefined || inner === '' ? '' : field.kind.words(field, inner);
  });
  return written.filter((one) => one !== '').join(', ');
}
