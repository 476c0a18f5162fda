import { crumbsOf } from '#app/chapters/drawn';
import { factAddress, gapAddress, specificationPath } from '#app/gaps';
import type { ChapterMessages } from '#app/messages';
import type { OpenDocument } from '#app/product';
import { type ChapterKey, folded, type Specification, textOf } from '#specification';
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
  /** It has a name of its own, and tells whatever is stated of it. */
  isThing?: boolean;
}

/** All that a document states, says and leaves open. */
export function entriesOf(
  { product, gaps }: OpenDocument,
  words: GapWords,
  condition: ChapterMessages['condition'],
): Entry[] {
  const { specification } = product;
  return specification.chapters.flatMap(({ key, prose }) => [
    ...factsOf(specification[key], key).map(([path, value]): Entry => {
      const title = crumbsOf(product, path, condition).join(' › ');
      return entryOf({ kind: 'fact', chapter: key, path, title, text: value });
    }),
    ...(key === 'access' ? permissionsOf(specification) : thingsOf(specification[key], key)).map(
      ([path, text, more = '']): Entry => {
        const entry = {
          kind: 'fact',
          chapter: key,
          path,
          title: crumbsOf(product, path, condition).join(' › '),
          text,
          isThing: true,
        } as const;
        return { ...entry, words: folded(`${entry.title} ${path} ${text} ${more}`) };
      },
    ),
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

type Thing = readonly [path: string, text: string, more?: string];

const holders = new Set(['fields', 'states', 'transitions', 'views', 'audience']);

/** Whatever has a name, with the facts that are stated of it. */
function thingsOf(value: unknown, path: string): Thing[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const steps = path.split('.');
  const isThing = (steps.length === 2 && steps[0] !== 'purpose') || holders.has(steps.at(-2) ?? '');
  const inner = Object.entries(value).flatMap(([key, one]) => thingsOf(one, `${path}.${key}`));
  return isThing ? [[path, saidOf(value)], ...inner] : inner;
}

function saidOf(value: object): string {
  const plain = Object.entries(value).filter(([, one]) => one !== undefined && isLeaf(one));
  return plain
    .map(([key, one]) => `${key}: ${one === null ? 'none' : Array.isArray(one) ? one.join(', ') : String(one)}`)
    .join(' · ');
}

const everyAction = 'list read create update delete';

/** Who may do what to what, each as one; `all` is found by whatever it stands for. */
function permissionsOf({ access, entities }: Specification): Thing[] {
  return (access.permissions ?? []).map((permission, index): Thing => {
    const actions = permission.can === 'all' ? everyAction : '';
    const all = permission.on === 'all' ? Object.keys(entities).join(' ') : '';
    return [`access.permissions.${index}`, saidOf(permission), `${actions} ${all}`];
  });
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
  if (kind === 'gap') return gapAddress(product, path);
  return kind === 'prose' ? `${specificationPath(product)}/${chapter}` : factAddress(product, path);
}

/** Words of a question that name nothing. */
const asking = new Set(
  folded(
    'who what which how where when why may can does do is are the a an of to for in wer was wie wo wann darf kann ist sind der die das ein eine من ما كيف هل أين',
  ).split(' '),
);

/** Words that ask for somebody: whoever may. */
const people = new Set(['who', 'wer', 'من', '誰']);

/** What is looked for, without the words that only ask. */
function termsOf(typed: string): string[] {
  const all = folded(typed)
    .split(/[\s?？]+/)
    .filter(Boolean);
  const telling = all.filter((term) => !asking.has(term));
  return telling.length > 0 ? telling : all;
}

/** One of several is found as well. */
const has = (text: string, term: string) =>
  text.includes(term) || (term.length > 4 && /[sn]$/.test(term) && text.includes(term.slice(0, -1)));

const kinds = { fact: 0, gap: 1, prose: 2 };

/** What has every word that is typed; first what is called so, then what says so. */
export function findIn(entries: readonly Entry[], typed: string): Entry[] {
  const terms = termsOf(typed);
  if (terms.length === 0) return [];
  const isCalled = ({ title }: Entry) => {
    const called = folded(title).split(/[^\p{L}\p{N}]+/u);
    return terms.every((term) => called.some((word) => word.startsWith(term)));
  };
  const isCalledAlike = ({ title }: Entry) => terms.every((term) => has(folded(title), term));
  const isOfPeople = folded(typed)
    .split(/[\s?？]+/)
    .some((term) => people.has(term));
  const answersWho = ({ path }: Entry) => isOfPeople && path.startsWith('access.permissions.');
  const depth = ({ title }: Entry) => title.split(' › ').length;
  const found = entries.filter(({ words }) => terms.every((term) => has(words, term)));
  const called = new Set(found.filter((entry) => entry.isThing && isCalledAlike(entry)).map(({ path }) => path));
  return (
    found
      // Whatever is stated of a thing is told with it.
      .filter(({ kind, path }) => kind !== 'fact' || !called.has(path.split('.').slice(0, -1).join('.')))
      .map((entry) => ({
        entry,
        rank:
          (isCalled(entry) || answersWho(entry) ? 0 : isCalledAlike(entry) ? 5 : 10) +
          kinds[entry.kind] -
          (answersWho(entry) ? 1 : 0),
      }))
      .sort((a, b) => a.rank - b.rank || depth(a.entry) - depth(b.entry))
      .map(({ entry }) => entry)
  );
}
