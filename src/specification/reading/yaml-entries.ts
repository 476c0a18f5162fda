/** An entry of a block, from its key at the margin to the next one. */
export interface YamlEntry {
  key: string;
  from: number;
  text: string;
  /** The line has no colon: how it would be one. */
  exact?: string;
}

const keyAtMargin =
  /^(?:(?:"([^"\n]+)"|'([^'\n]+)'|([\p{L}\p{N}_][^:#\n]{0,120})):(?=\s|$)|([\p{L}\p{N}_][\p{L}\p{N}_-]*)[ \t]+([^\s:#][^:#\n]{0,400})$)/gmu;

/** The entries of a block; none where anything else stands at the margin before them. */
export function entriesIn(text: string): YamlEntry[] {
  const found = [...text.matchAll(keyAtMargin)];
  const first = found[0]?.index ?? text.length;
  if (/^[^\s#]/m.test(text.slice(0, first))) return [];
  return found.map(({ index, 1: double, 2: single, 3: plain, 4: word, 5: rest }, at) => ({
    key: double ?? single ?? plain?.trim() ?? word ?? '',
    from: index,
    text: text.slice(index, found[at + 1]?.index),
    ...(word !== undefined && { exact: `${word}: ${rest?.trim()}` }),
  }));
}

/** A block with only some of its entries: each stays where it is. */
export function onlyEntries(
  text: string,
  entries: readonly YamlEntry[],
  isKept: (entry: YamlEntry) => boolean,
): string {
  const first = entries[0]?.from ?? 0;
  const rest = entries.map((entry) => (isKept(entry) ? entry.text : entry.text.replaceAll(/[^\n]/g, ' ')));
  return text.slice(0, first) + rest.join('');
}
