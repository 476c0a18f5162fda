import { isMap } from '../chapters/facts.ts';
import { isNameShown } from './shown-name.ts';
import { longestSentence } from './spoken-of.ts';
import { saidPattern, shortForms } from './words/short-forms.ts';

/** The names in a list that somebody wrote. */
export function namesIn(input: unknown): string[] {
  return Array.isArray(input) ? [...new Set(input.map(nameOf).filter(isNameShown))] : [];
}

/** What stands behind a name: words that say something of it, or what no name has, `paid yes/no`, `price in €`. */
const saidOfIt = new RegExp(
  `(?:${saidPattern}| *\\(| +[-–—] +| +in +[^\\p{L}]| +[^\\s]*[^\\s\\p{L}\\p{M}\\p{N}_-]).*$`,
  'u',
);

/** What is said of names in a list, beside them: `gardener (everyone in the street)`. */
export function saidIn(input: unknown): ReadonlyMap<string, string> {
  const items: readonly unknown[] = Array.isArray(input) ? input : [];
  return new Map(
    items.flatMap((item) => {
      const [[name = '', value] = [], ...others] = Object.entries(isMap(item) ? item : {});
      if (typeof item !== 'string')
        return others.length === 0 && typeof value === 'string' ? [[name, value] as const] : [];
      const [said] = item.length > longestSentence ? [] : (saidOfIt.exec(item.trim()) ?? []);
      return said === undefined ? [] : [[nameOf(item), said.trim().replace(/^\((.*)\)$|^[-–—] +/, '$1')] as const];
    }),
  );
}

/** What an item is called: itself without what is said of it, by what it says of itself, or as the one key of a thing. */
function nameOf(item: unknown): string {
  if (typeof item === 'string') return item.length > longestSentence ? '' : item.trim().replace(saidOfIt, '');
  if (!isMap(item)) return '';
  const said = item.name ?? item.title;
  const [only = '', ...others] = Object.keys(item);
  if (typeof said === 'string') return said.trim();
  return others.length === 0 ? only : '';
}

/** `name, price and owner`. */
export function namesOfText(text: string): string[] {
  const names = text.split(/\s*[,;、،/|]\s*|\s+(?:and|und|&)\s+/);
  return names.length > 1 && names.every(isNameShown) ? [...new Set(names)] : [];
}

/** The same, or the one name that a text is. */
export function namesOrOne(text: string): string[] {
  const names = namesOfText(text);
  return names.length > 0 || !isNameShown(text) ? names : [text];
}

/** Where the transitions in a list begin and lead: `open -> closed`, `{ from: open, to: closed }`. */
export function movesIn(input: unknown): (readonly [from: string, to: string])[] {
  const moves = Array.isArray(input) ? input.map(moveOf) : [];
  return moves.flatMap((move) => (move && moves.length <= most ? [move] : []));
}

/** Longer lists are no example. */
const most = 4;

function moveOf(item: unknown): readonly [string, string] | undefined {
  const way = arrow(isMap(item) ? keyOf(item) : typeof item === 'string' ? item : '');
  const { from, to } = way.to === undefined && isMap(item) ? item : way;
  return typeof from === 'string' && typeof to === 'string' ? [from, to] : undefined;
}

/** `out -> returned: clerk` says who takes it. */
const keyOf = (item: Readonly<Record<string, unknown>>) => Object.keys(item)[0] ?? '';

/** Who takes the transitions in a list, by the state that each leads to. */
export function takersIn(input: unknown): (readonly [transition: string, role: string])[] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((item) => {
    const [[way, role] = [], ...others] = Object.entries(isMap(item) ? item : {});
    const { to } = arrow(way ?? '');
    return to !== undefined && others.length === 0 && typeof role === 'string' && isNameShown(role) ? [[to, role]] : [];
  });
}

function arrow(text: string): { from?: string; to?: string } {
  const [, from, to] = shortForms.arrow.exec(text.trim()) ?? [];
  return { from, to };
}
