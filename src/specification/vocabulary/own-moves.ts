import { isMap } from '../chapters/facts.ts';
import { wholeFlow } from '../reading/flow.ts';
import { guardOf, type Limits, moveSaid, stateAndLimit, stateIn, takers, wayIn } from './own-move.ts';
import { isNameShown } from './shown-name.ts';
import type { Called } from './spoken-of.ts';

/** A transition as it stands in a list: what it is called, where it leads, and its exact form. */
interface Listed {
  name?: string;
  ends: readonly [from: string, to: string] | undefined;
  form: string;
}

/**
 * Transitions in a list, `- new -> sent`, `- send: new to sent`, as things with names: each of them is there.
 * @param states those that there are: what leads between others is left to be written
 */
export function movesListed(input: unknown, states: readonly Called[], limits: Limits): string | undefined {
  if (!Array.isArray(input) || input.length === 0 || input.length > most) return undefined;
  const moves = input.map((item) => listedMove(item, states, limits));
  // Names alone are none of them.
  if (moves.every(({ ends, name }) => ends === undefined && name === undefined) && !input.some(saysMore))
    return undefined;
  const taken = new Set<string>();
  const isOnlyOne = (target: string) => moves.filter(({ ends }) => ends?.[1] === target).length === 1;
  const each = moves.map(({ name, ends, form }) => {
    const usual = name ?? (ends === undefined ? 'name' : isOnlyOne(ends[1]) ? ends[1] : ends.join(' to '));
    const called = taken.has(usual) ? `${usual} ${taken.size + 1}` : usual;
    taken.add(called);
    return `${called}: ${form}`;
  });
  return `{ ${each.join(', ')} }`;
}

/** Whoever writes longer ones knows how. */
const most = 500;
const saysMore = (item: unknown) => isMap(item) || (typeof item === 'string' && item.includes(' '));

function listedMove(item: unknown, states: readonly Called[], limits: Limits): Listed {
  const settled = (state: string) => (states.length === 0 ? state : (stateIn(state, states) ?? '…'));
  const said = (words: string, name?: string): Listed => {
    const form = moveSaid(name ?? '', words, states, limits) ?? openMove(words);
    const written = wayIn(words);
    const isThere = written?.every((end) => states.length === 0 || states.some(([state]) => state === end));
    const isShort = name !== undefined && isThere === true && written?.every(isNameShown);
    const ends = written && ([written[0], stateAndLimit(written[1])[0]] as const);
    return {
      ...(name !== undefined && { name }),
      ends: ends?.every(isNameShown) ? ends : undefined,
      form: isShort ? (written?.join(' -> ') ?? form) : form,
    };
  };
  if (typeof item === 'string') return said(item);
  if (!isMap(item)) return { ends: undefined, form: openMove(wholeFlow(item)) };
  const { from, to, name, ...others } = item;
  if (typeof to === 'string' && from !== undefined) {
    const begins = (Array.isArray(from) ? from : [from]).map((one) => settled(String(one)));
    const more = Object.entries(others).map(([key, value]) =>
      takers.has(key) && typeof value === 'string' && !Object.hasOwn(others, 'guard')
        ? `, guard: ${guardOf(`by ${value}`, limits)}`
        : `, ${key}: ${wholeFlow(value)}`,
    );
    return {
      ...(typeof name === 'string' && isNameShown(name) && { name }),
      ends: [begins.join(' '), to],
      form: `{ from: [${begins.join(', ')}], to: ${settled(to)}${more.join('')} }`,
    };
  }
  const [[key = '', way] = [], ...rest] = Object.entries(item);
  const between = typeof way === 'string' && isNameShown(key) ? wayIn(way) : undefined;
  // `{ fetch: in -> out, only: clerk }`
  if (between && rest.length > 0) {
    const [from, to] = between;
    return { ...listedMove({ from, to, ...Object.fromEntries(rest) }, states, limits), name: key };
  }
  if (rest.length > 0) return { ends: undefined, form: openMove(wholeFlow(item)) };
  // `out -> returned: clerk` says who takes it.
  if (/->|→|=>/.test(key)) return said(key);
  if (typeof way === 'string' && isNameShown(key)) return said(way, key);
  if (isMap(way) && isNameShown(key)) return { ...listedMove(way, states, limits), name: key };
  return { ends: undefined, form: openMove(wholeFlow(item)) };
}

/** What is not understood is kept with it. */
const openMove = (words: string) => `{ from: […], to: …, description: ${wholeFlow(words)} }`;
