import type { Field } from '../compile/field.ts';
import { canonical } from './canonical.ts';
import { fromValue, toValue } from './convert.ts';
import type { Kind, SampleContext } from './kind.ts';

/** Any number of answers of one kind. */
export const array: Kind = {
  shape: { type: 'list' },
  toValue: ({ items }, answer) => (items ? entriesOf(answer).map((entry) => toValue(items, entry)) : []),
  fromValue: ({ items }, value) => {
    if (!items || !Array.isArray(value)) return undefined;
    const entries = value.map((entry) => fromValue(items, entry));
    return entries.includes(undefined) ? undefined : entries;
  },
  rank: (field, answer) => (field.items?.kindName === 'object' ? entriesOf(answer).length : words(field, answer)),
  words,
  isSearched: false,
  isColumn: false,
  filter: 'none',
  sample,
};

function entriesOf(answer: unknown): unknown[] {
  return Array.isArray(answer) ? answer : [];
}

function words({ items }: Field, answer: unknown): string {
  if (!items) return '';
  const written = entriesOf(answer).map((entry) => (entry === null ? '' : items.kind.words(items, entry)));
  return written.filter((one) => one !== '').join(', ');
}

/** One or two entries, or as many as there have to be. None stands there twice, where that can be. */
function sample(field: Field, { random, sampleOf, depth }: SampleContext): unknown {
  const { items } = field;
  if (!items) return [];
  // Lists within lists would be many times as many.
  const least = Math.min(field.limit('minItems') ?? 0, Math.max(1, Math.floor(200 / 6 ** depth)));
  const most = field.limit('maxItems') ?? Number.POSITIVE_INFINITY;
  const count = Math.min(Math.max(least, depth < 2 ? 1 + Math.floor(random() * 2) : 1), most);
  const entries = new Map<string, unknown>();
  for (let at = 0; at < count * 10 && entries.size < count; at++) {
    const entry = sampleOf(items, at);
    if (entry !== undefined && entry !== null) entries.set(canonical(entry), entry);
  }
  const found = [...entries.values()];
  // Of few choices some have to be there twice.
  while (found.length < least && entries.size > 0 && !field.facts.uniqueItems) found.push(found[0]);
  return found;
}
