const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters that join would be read as a word. */
const joined = /\p{Script=Arabic}/u;
/** One of them says enough. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** What is drawn of a name: its first letter, and that of its last word where the script keeps letters apart. */
export function initialsOf(name: string, locale: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0] ?? '');
  const last = words.length > 1 && !joined.test(first) && !wide.test(first) ? firstLetter(words.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase(locale);
}

function firstLetter(word: string): string {
  return letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}
