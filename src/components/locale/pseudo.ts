import { english } from './en.ts';
import type { UiStrings } from './strings.ts';

const plain = 'acdeghilnorstuwyzACDEINOSTU';
const signed = Array.from('âçðéğĥîļñöŕšţüŵýžÂÇÐÉÎÑÖŠŢÛ');

/** Vowels are two fifths of what is written in English: each of them twice makes it longer by that, and its words too. */
const lengthened = (text: string) =>
  Array.from(text, (letter) => {
    const drawn = signed[plain.indexOf(letter)] ?? letter;
    return /[aeiou]/i.test(letter) ? drawn + drawn.toLowerCase() : drawn;
  }).join('');

/** A text in the pseudo-language. @param said what it names, which stays as it is */
function pseudo(text: string, said: readonly string[] = []): string {
  const names = said.filter((name) => name !== '');
  const parts = names.reduce(
    (parts, name) =>
      parts.flatMap((part, at) =>
        at % 2 === 1 ? [part] : part.split(name).flatMap((between, cut) => (cut === 0 ? [between] : [name, between])),
      ),
    [text],
  );
  // Each second part is what was split at.
  return `[${parts.map((part, at) => (at % 2 === 1 ? part : lengthened(part))).join('')}]`;
}

type Telling = (...told: readonly unknown[]) => string | undefined;

/** Stands in no text. */
const mark = '\uE000';

/** What a text names of what it is told; the rest only says which text it is. */
function namedBy(telling: Telling, told: readonly unknown[]): string[] {
  const isNamed = (at: number) => telling(...told.with(at, mark))?.includes(mark);
  return told.flatMap((one, at) => (Array.isArray(one) ? one : typeof one === 'string' && isNamed(at) ? [one] : []));
}

/**
 * Every text that the library itself says, in the English of nobody: two fifths longer, with signs over the letters and a mark
 * at both ends. What has no marks is not from the library, what lacks one is cut, and what overflows would in some language.
 */
export const pseudoEnglish = Object.fromEntries(
  Object.entries(english).map(([key, entry]) => {
    if (typeof entry === 'string') return [key, pseudo(entry)];
    if (typeof entry !== 'function') return [key, entry];
    const telling = entry as Telling;
    return [key, (...told: readonly unknown[]) => pseudo(telling(...told) ?? '', namedBy(telling, told))];
  }),
) as unknown as UiStrings;
