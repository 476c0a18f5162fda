import { crumbsOf } from '#app/chapters/drawn';
import { factAddress, specificationPath } from '#app/gaps';
import type { OpenDocument } from '#app/product';
import { type ChapterKey, textOf } from '#specification';
import { type GapWords, gapText } from '#specification/texts/gaps';
import { isLeaf } from './count-facts.ts';

/** Something of a document that can be found. */
export interface Entry {
  kind: 'fact' | 'prose' | 'gap';
  chapter: ChapterKey;
  /** Of the fact, or of the chapter that words stand in. */
  path: string;
  title: string;
  text: string;
  /** What it is found by, without case and accents. */
  words: string;
}

/** All that a document states, says and leaves open. */
export function entriesOf({ product, gaps }: OpenDocument, words: GapWords): Entry[] {
  const { specification } = product;
  return specification.chapters.flatMap(({ key, prose }) => [
    ...factsOf(specification[key], key).map(([path, value]): Entry => {
      const title = crumbsOf(product, path).join(' › ');
      return entryOf({ kind: 'fact', chapter: key, path, title, text: value });
    }),
    ...prose.flatMap((node): Entry[] => {
      const text = textOf([node]).trim();
      return text ? [entryOf({ kind: 'prose', chapter: key, path: key, title: '', text })] : [];
    }),
    ...gaps
      .filter(({ chapter }) => chapter === key)
      .map((gap): Entry => {
        const { missing, question } = gapText(gap, words);
        return entryOf({ kind: 'gap', chapter: key, path: gap.path, title: missing, text: question });
      }),
  ]);
}

function entryOf(entry: Omit<Entry, 'words'>): Entry {
  return { ...entry, words: folded(`${entry.title} ${entry.path} ${entry.text}`) };
}

/** Single facts by their paths, as the document writes them; lists of plain values as one. */
function factsOf(value: unknown, path: string): [path: string, text: string][] {
  if (value === undefined) return [];
  if (value === null) return [[path, 'none']];
  if (typeof value !== 'object') return [[path, String(value)]];
  if (isLeaf(value)) {
    const items = Object.values(value);
    return items.length > 0 ? [[path, items.map((item) => item ?? 'none').join(', ')]] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) => factsOf(inner, `${path}.${key}`));
}

/** Where an entry stands, among the pages about the document. */
export function addressOf({ product }: Pick<OpenDocument, 'product'>, { kind, chapter, path }: Entry): string {
  return kind === 'prose' ? `${specificationPath(product)}/${chapter}` : factAddress(product, path);
}

/** Without case and accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const kinds = { fact: 0, gap: 1, prose: 2 };

/** What has every word that is typed; first what is called so, then what says so. */
export function findIn(entries: readonly Entry[], typed: string): Entry[] {
  const terms = folded(typed).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const isCalled = ({ title }: Entry) => terms.every((term) => folded(title).includes(term));
  return entries
    .filter(({ words }) => terms.every((term) => words.includes(term)))
    .map((entry) => ({ entry, rank: (isCalled(entry) ? 0 : 10) + kinds[entry.kind] }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
