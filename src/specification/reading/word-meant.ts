import { suggest } from '../near.ts';
import { type ProblemValues, several } from '../problem.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import { wordCalledOtherwise } from '../vocabulary/words/kinds-called.ts';

/** The words that there are, and where it is known which of them was meant, that and how it is written. */
export function wordMeant(path: string, written: string, words: readonly string[]): ProblemValues {
  const called = wordCalledOtherwise(thingAt(path), written);
  const { near = words.find((word) => word === called) } = suggest(written, words);
  const key = path.split('.').at(-1) ?? '';
  const isItem = /^\d+$/.test(key);
  // Any other word of them would be one that nobody meant.
  const example = typeof near === 'string' ? `${isItem ? '' : `${key}: `}${near}` : '';
  return { words: several(words), example, ...(near === undefined ? {} : { near }) };
}
