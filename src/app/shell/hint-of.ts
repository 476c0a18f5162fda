import { type Around, type Path, type Values, wordsOf } from '#specification';

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
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const missing = words.filter((word) => !name.toLocaleLowerCase().includes(word));
  if (missing.length === 0) return undefined;
  for (const path of paths) {
    for (const answer of [path.read(values, known)].flat(2)) {
      const text = wordsOf(path.field.items ?? path.field, answer, known);
      const word = missing.find((one) => text.toLocaleLowerCase().includes(one));
      if (word) return `${path.label.text}: ${partOf(text, text.toLocaleLowerCase().indexOf(word), word.length)}`;
    }
  }
  return undefined;
}

function partOf(text: string, at: number, length: number): string {
  const [start, end] = [Math.max(0, at - around), Math.min(text.length, at + length + around)];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
