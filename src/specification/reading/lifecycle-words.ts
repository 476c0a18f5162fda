import { isMap } from '../chapters/facts.ts';
import { arrow, guardOf, type Limits, takers, wayIn } from '../vocabulary/own-move.ts';
import { isNameShown } from '../vocabulary/shown-name.ts';
import { keyCalled } from '../vocabulary/words/key-words.ts';
import { inFlow } from '../vocabulary/written.ts';
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
export const arrows = new RegExp(`(?<! ) *${arrow} *`);

/** What is drawn from or to `[*]`: the state that it begins in, the one that it ends in, and the way between, where there is one; any other way as it is. */
export function withoutEnds(way: string): { begin?: string | undefined; between: string; end?: string | undefined } {
  const steps = way.split(arrows).map((one) => one.trim());
  const states = steps.filter((one) => one !== '[*]');
  if (states.length === steps.length) return { between: way };
  return {
    begin: steps[0] === '[*]' ? states[0] : undefined,
    between: states.length > 1 ? states.join(' -> ') : '',
    end: steps.at(-1) === '[*]' ? states.at(-1) : undefined,
  };
}

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
  const parted = text.split(/(?<! ) *(?:[,|;]|\n) *(?:(?:and|or|und|oder) +)?/i);
  const chains = /[|;\n]/.test(text) ? parted : begunTogether(parted);
  return chains.flatMap((chain) => {
    const states = chain.split(arrows);
    const begun = states.flatMap((state, index) => {
      const next = states.find((other) => other !== state && state.endsWith(` ${other}`));
      return next === undefined || index === 0 ? [state] : [state.slice(0, -next.length - 1), '\n', next];
    });
    return begun.join(' -> ').split(' -> \n -> ');
  });
}

/** `open, planned -> cancelled`: what stands before the first arrow begins there as well. */
function begunTogether(chains: readonly string[]): string[] {
  const first = chains.findIndex((chain) => chain.split(arrows).length > 1);
  return first < 1 ? [...chains] : [chains.slice(0, first + 1).join(' and '), ...chains.slice(first + 1)];
}

/** Whoever writes larger ones knows how. */
const most = 200;

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
function nameFor({ name, from, to }: Move, taken: Set<string>): string {
  const usual = name ?? to;
  const chosen = [usual, `${from[0]} to ${to}`].find((one) => !taken.has(one)) ?? `${usual} ${taken.size + 1}`;
  taken.add(chosen);
  return chosen;
}

function written({ from, to, more }: Move): string {
  const [only] = from;
  const isShown = only !== '…' && to !== '…';
  if (from.length === 1 && only !== undefined && more.length === 0 && isShown) return `${only} -> ${to}`;
  return flowOf([['from', flow(from)], ['to', to], ...more]);
}

/** `first open, then closed` as `open -> closed`. */
export function inTurn(text: string): string {
  const begun = text.replace(/^(?:first|at first|erst|zuerst)[ ,]+/i, '');
  const isTold = begun !== text || /,\s+(?:and\s+|und\s+)?(?:then|dann)\s/i.test(text);
  return isTold ? begun.replaceAll(next, ' -> ') : text;
}

const next = /(?:\s*,)?(?:\s+(?:and|und))?\s+(?:then|dann|danach|finally|schließlich|zuletzt)\s+/gi;

/** The names that a lifecycle may use. */
export interface Around {
  /** The key that names its entity, and no field. */
  entity?: string | undefined;
  /** The fields of its entity. */
  fields: readonly string[];
  /** The field that keeps these states. */
  fieldOf: (states: readonly string[]) => string | undefined;
  limits: Limits;
}

/** `open: send -> sent` beside `sent: pay -> paid`: each leads out of what it is called. */
export function areLeft(entries: readonly (readonly [key: string, said: unknown])[]): boolean {
  const ways = entries.flatMap(([key, said]) => {
    const way = typeof said === 'string' && !isChain(said) ? wayIn(said) : undefined;
    return way ? [[key, ...way] as const] : [];
  });
  const keys = new Set(ways.map(([key]) => key));
  return ways.some(([, , to]) => keys.has(to)) && ways.every(([, by]) => !keys.has(by));
}

/** What is said of a transition that limits it: an expression, or what is to be written as one yet. */
export function guardSaid(key: string, said: unknown): Move['more'] {
  if (wordOf('transition', key) !== 'guard' || typeof said !== 'string') return [];
  return [['guard', /[=<>!(]/.test(said) ? flow(said) : inFlow(`… ${said}`)]];
}

/** Who takes a transition, as what limits it. */
export const takenBy = (who: string, limits: Limits) =>
  ['guard', guardOf(/^(?:by|durch|von) /i.test(who) ? who : `by ${who}`, limits)] as const;

/** Whether a word is what is done to get somewhere, `send` to `sent`, and not who does it. */
export function isDeed(word: string, to: string): boolean {
  // `liefern` to `geliefert`
  const target = word.startsWith('ge') ? to : to.replace(/^ge/, '');
  // `reopen` to `open`
  return [word, word.replace(/^re-?(?=\p{L}{3})/u, '')].some((deed) => {
    const same = [...deed].findIndex((letter, at) => letter !== target[at]);
    return same === -1 || same >= Math.min(3, deed.length - 1);
  });
}

/** What somebody says of a lifecycle, put together. */
interface Said {
  states: ReadonlyMap<string, readonly (readonly [key: string, value: string])[]>;
  moves: readonly Move[];
  /** What is stated of the whole of it. */
  own: readonly (readonly [key: string, value: string])[];
}

/** A lifecycle in its exact form; undefined where no states are named. @param fieldOf the field that keeps these states */
export function writtenOf(
  { states, moves, own }: Said,
  fieldOf: (states: readonly string[]) => string | undefined,
): string | undefined {
  const names = [...states.keys()];
  if (names.length === 0 || names.length > most || !names.every(isNameShown)) return undefined;
  const taken = new Set<string>();
  const begins = moves.flatMap(({ from }) => from).find((state) => state !== '…');
  const isBegun = begins === undefined || own.some(([key]) => key === 'initial');
  const field = own.some(([key]) => key === 'field') ? undefined : fieldOf(names);
  const each = [...states].map(([name, facts]) => [name, flowOf(facts)] as const);
  const transitions = together(moves).map((move) => [nameFor(move, taken), written(move)] as const);
  return flowOf([
    ...(field === undefined ? [] : [['field', flow(field)] as const]),
    ...own,
    ...(isBegun ? [] : [['initial', flow(beginningOf(names, moves) ?? begins)] as const]),
    ['states', flowOf(each, most)],
    ...(transitions.length > 0 ? [['transitions', flowOf(transitions, transitions.length)] as const] : []),
  ]);
}

/** What has no name and nothing said of it leads to a state from several others as one transition. */
function together(moves: readonly Move[]): Move[] {
  const isPlain = ({ name, more, from }: Move) => name === undefined && more.length === 0 && !from.includes('…');
  const byTarget = Map.groupBy(moves, (move) => (isPlain(move) && move.to !== '…' ? move.to : move));
  return [...byTarget.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, from: [...new Set([first, ...others].flatMap(({ from }) => from))] }] : [],
  );
}

/** The one state that nothing leads to, where all is known of what leads where. */
function beginningOf(states: readonly string[], moves: readonly Move[]): string | undefined {
  const reached = new Set(moves.map(({ to }) => to));
  if (reached.has('…')) return undefined;
  const [first, ...others] = states.filter((state) => !reached.has(state));
  return others.length === 0 ? first : undefined;
}

/** What is only in a row of states, and named elsewhere, is one transition. */
export function withoutRows(moves: readonly Move[]): readonly Move[] {
  const same = (one: Move, other: Move) => one.to === other.to && one.from.join() === other.from.join();
  const isNamedToo = (one: Move) =>
    one.name === undefined && one.more.length === 0 && moves.some((other) => other.name && same(one, other));
  return moves.filter((one) => !isNamedToo(one));
}

const ofMoves: ReadonlySet<string> = new Set(['title', 'description', 'asks', 'guard', 'confirm', 'tone', 'call']);

/** `{ from: open, to: closed, by: clerk }` */
export function moveStated(facts: Readonly<Record<string, unknown>>, limits: Limits, name?: string): Move {
  const entries = Object.entries(facts).map(([key, value]) => [wordOf('transition', key), value] as const);
  const stated = (key: string) => textsIn(entries.find(([own]) => own === key)?.[1]);
  const called = name ?? facts.name;
  const [who] = entries.flatMap(([key, value]) => (takers.has(key) ? textsIn(value) : []));
  const isGuarded = entries.some(([key]) => key === 'guard');
  const isSaid = (key: string, value: unknown) => ofMoves.has(key) && !(key === 'title' && value === called);
  const more = entries.flatMap(([key, value]) => (isSaid(key, value) ? [[key, flow(value)] as const] : []));
  return {
    ...(typeof called === 'string' && { name: called }),
    from: stated('from'),
    to: stated('to')[0] ?? '',
    more: who === undefined || isGuarded ? more : [...more, takenBy(who, limits)],
  };
}

/** `- name: open` */
export const isNamed = (one: unknown): one is Record<string, unknown> & { name: string } =>
  isMap(one) && typeof one.name === 'string';
/** `initial: true` */
export const isBeginning = (key: string) => /^(?:initial|start|first|default|anfang|erster)$/i.test(key);
