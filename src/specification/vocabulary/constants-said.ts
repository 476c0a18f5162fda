import { labelFrom } from '../assumptions.ts';
import { memberOf } from './fields-of-record.ts';
import { escaped } from './spoken-of.ts';

/** A text in which constants stand as members, and what gives these the names that they have. */
interface Said {
  text: string;
  named: (condition: string) => string;
}

/**
 * A condition that says the names of constants, `price <= max price`, with a member in place of each; what is called as a
 * field is that. Names of several words are put in by `named`, when the condition is read.
 */
export function withConstants(text: string, constants: readonly string[], fields: readonly string[]): Said {
  const called = constants
    .flatMap((name, index) => [name, labelFrom(name).toLowerCase()].map((word) => [word, index] as const))
    .filter(([word]) => !fields.includes(word))
    .toSorted(([one], [other]) => other.length - one.length);
  // Who writes members of theirs knows how.
  if (called.length === 0 || text.includes('constants')) return { text, named: (condition) => condition };
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}_.'"])(?:${called.map(([word]) => escaped(word)).join('|')})(?![\\p{L}\\p{N}_'"(])`,
    'giu',
  );
  const indexOf = new Map(called.toReversed().map(([word, index]) => [word.toLowerCase(), index]));
  return {
    text: text.replaceAll(words, (word) => `constants.said${indexOf.get(word.toLowerCase())}`),
    named: (condition) =>
      condition.replaceAll(/constants\.said(\d+)/g, (_, index) => memberOf(constants[index] ?? '', 'constants')),
  };
}
