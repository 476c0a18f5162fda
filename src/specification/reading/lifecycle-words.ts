import { isMap } from '../chapters/facts.ts';
import { arrow, guardOf } from '../vocabulary/own-move.ts';
import { keyCalled } from '../vocabulary/words/key-words.ts';
import { flow, flowOf } from './flow.ts';

/** What leads from one state to another. */
export interface Move {
  name?: string;
  from: readonly string[];
  to: string;
  /** What else is stated of it, as it is written. */
  more: readonly (readonly [key: string, value: string])[];
}

export const leading = new RegExp(`^${arrow} *`);
export const arrows = new RegExp(` *${arrow} *`);

/** Keys that name the states in which a lifecycle ends. */
export const endings: ReadonlySet<string> = new Set([
  'end',
  'ends',
  'final',
  'finals',
  'terminal',
  'ende',
  'endzustand',
]);

/** `in -> out -> in` */
export const isChain = (value: unknown): value is string => typeof value === 'string' && value.split(arrows).length > 2;

/** The chains of a text: what yaml folds into one line is parted again where a state that there is begins the next. */
export function linesIn(text: string): string[] {
  const chains = text.split(/ *(?:[,|;]|\n) *(?:(?:and|or|und|oder) +)?/i);
  return chains.flatMap((chain) => {
    const states = chain.split(arrows);
    const begun = states.flatMap((state, index) => {
      const next = states.find((other) => other !== state && state.endsWith(` ${other}`));
      return next === undefined || index === 0 ? [state] : [state.slice(0, -next.length - 1), '\n', next];
    });
    return begun.join(' -> ').split(' -> \n -> ');
  });
}

/** Whoever writes larger ones knows how. */
export const most = 200;

export const isMove = (value: unknown): value is Record<string, unknown> => {
  if (!isMap(value)) return false;
  const keys = Object.keys(value).map((key) => wordOf('transition', key));
  return keys.includes('from') && keys.includes('to') && textsIn(value.from ?? Object.values(value)[0]).length > 0;
};

export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '').map(String);

export const wordOf = (thing: 'lifecycle' | 'state' | 'transition', key: string): string =>
  keyCalled(thing, key) ?? key;

/** A transition without a name is called after the state that it leads to; no two are called the same. */
export function nameFor({ name, from, to }: Move, taken: Set<string>): string {
  const usual = name ?? to;
  const chosen = [usual, `${from[0]} to ${to}`].find((one) => !taken.has(one)) ?? `${usual} ${taken.size + 1}`;
  taken.add(chosen);
  return chosen;
}

export function written({ from, to, more }: Move): string {
  const [only] = from;
  const isShown = only !== '…' && to !== '…';
  if (from.length === 1 && only !== undefined && more.length === 0 && isShown) return `${only} -> ${to}`;
  return flowOf([['from', flow(from)], ['to', to], ...more]);
}

/** Who takes a transition, as what limits it. */
export const takenBy = (who: string, roles: readonly string[]) =>
  ['guard', guardOf(/^(?:by|durch|von) /i.test(who) ? who : `by ${who}`, roles)] as const;

/** Whether a word is what is done to get somewhere, `send` to `sent`, and not who does it. */
export function isDeed(word: string, to: string): boolean {
  const same = [...word].findIndex((letter, at) => letter !== to[at]);
  return same === -1 || same >= Math.min(3, word.length - 1);
}
