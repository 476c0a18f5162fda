import { type Around, folded, type Path, type Values, wordsOf } from '#specification';

/** So much of a long text stands around the word that fits. */
const around = 24;

/** Why a record was found: the field that has a word that was typed, and what stands around it; nothing where its name says so. */
export function hintOf(
  typed: string,
  name: string,
  paths: readonly Path[],
  values: Values,
  known: Around,
): string | undefined {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const missing = words.filter((word) => !folded(name).includes(word));
  if (missing.length === 0) return undefined;
  for (const path of paths) {
    for (const answer of [path.read(values, known)].flat(2)) {
      const text = wordsOf(path.field.items ?? path.field, answer, known);
      const word = missing.find((one) => folded(text).includes(one));
      if (word) return `${path.label.text}: ${partOf(text, placeOf(text, word), word.length)}`;
    }
  }
  return undefined;
}

/** Where a folded word begins in a text as it is written. */
function placeOf(text: string, word: string): number {
  const before = folded(text).indexOf(word);
  let length = 0;
  let at = 0;
  for (const sign of text) {
    if (length >= before) break;
    length += folded(sign).length;
    at += sign.length;
  }
  return at;
}

function partOf(text: string, at: number, length: number): string {
  const [start, end] = [Math.max(0, at - around), Math.min(text.length, at + length + around)];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
