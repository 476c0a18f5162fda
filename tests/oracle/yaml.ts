import type { Unsaid } from './model.ts';

/** Words that stand as they are, without quotation marks. */
export class Bare {
  readonly words: Unsaid | 'all';

  constructor(words: Unsaid | 'all') {
    this.words = words;
  }
}

/** Whatever a chapter's block may hold. */
export type Fact = string | number | boolean | Bare | readonly Fact[] | { readonly [key: string]: Fact | undefined };

const isList = (fact: Fact): fact is readonly Fact[] => Array.isArray(fact);

/** Words that mean something else where they stand without quotation marks. */
const reserved = ['true', 'false', 'null', 'none', 'all', 'yes', 'no', 'on', 'off'];
const isPlain = (text: string) => /^[a-z]\w*$/i.test(text) && !reserved.includes(text);

/** A fact on one line; what is undefined is not written. */
export function inline(fact: Fact): string {
  if (fact instanceof Bare) return fact.words;
  if (isList(fact)) return `[${fact.map(inline).join(', ')}]`;
  if (typeof fact === 'string') return isPlain(fact) ? fact : JSON.stringify(fact);
  if (typeof fact !== 'object') return String(fact);
  const entries = Object.entries(fact).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${inline(value)}`,
  );
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

/** A chapter of named things, one a line. */
export function lines(facts: Record<string, Fact>): string {
  return Object.entries(facts)
    .map(([key, fact]) => `${key}: ${inline(fact)}`)
    .join('\n');
}
