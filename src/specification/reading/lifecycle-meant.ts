import { isMap } from '../chapters/facts.ts';
import { guardOf, isAnyState, stateAndLimit, stateIn, statesSaid, wayIn } from '../vocabulary/own-move.ts';
import { isNameShown } from '../vocabulary/shown-name.ts';
import { keyCalled } from '../vocabulary/words/key-words.ts';
import { inFlow } from '../vocabulary/written.ts';
import { flow, flowOf } from './flow.ts';

/** What leads from one state to another. */
interface Move {
  name?: string;
  from: readonly string[];
  to: string;
  /** What else is stated of it, as it is written. */
  more: readonly (readonly [key: string, value: string])[];
}

const leading = /^(?:->|→|=>) */;
const arrows = / *(?:->|→|=>) */;
const ofStates: ReadonlySet<string> = new Set(['title', 'description', 'tone', 'final', 'editable']);
const ofMoves: ReadonlySet<string> = new Set(['title', 'description', 'asks', 'guard', 'confirm', 'tone', 'call']);

/** The names that a lifecycle may use. */
export interface Around {
  /** The key that names its entity, and no field. */
  entity?: string | undefined;
  /** The fields of its entity. */
  fields: readonly string[];
  /** The field that keeps these states. */
  fieldOf: (states: readonly string[]) => string | undefined;
  roles: readonly string[];
}

/** A lifecycle as people write it, `in -> out`, `{ in: { lend: out } }`, in its exact form; undefined where no states are named. */
export function lifecycleMeant(value: unknown, around: Around): string | undefined {
  const meant = new Meant(around);
  meant.read(value);
  return meant.written;
}

/** The states that it names. */
export function statesMeant(value: unknown): readonly string[] {
  const meant = new Meant({ fields: [], fieldOf: () => undefined, roles: [] });
  meant.read(value);
  return meant.states;
}

class Meant {
  /** The states that are stated. */
  readonly #states = new Map<string, [key: string, value: string][]>();
  readonly #moves: Move[] = [];
  readonly #own: [key: string, value: string][] = [];
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  read(value: unknown) {
    if (!isMap(value)) {
      this.#named(value);
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      const known = wordOf('lifecycle', key);
      if ((known === 'field' || known === 'initial') && typeof inner === 'string') this.#own.push([known, flow(inner)]);
      else if (known === 'states') this.#statesIn(inner);
      else if (known === 'transitions') this.#movesIn(inner);
      else if (isMove(inner)) this.#move(inner, key);
      else if (typeof inner === 'string' && wayIn(key)) this.#taken(key, inner);
      else if (typeof inner === 'string' && wayIn(inner) && !this.#around.fields.includes(key)) this.#way(key, inner);
      else if (Array.isArray(inner) || (typeof inner === 'string' && this.#around.fields.includes(key))) {
        if (key !== this.#around.entity) this.#own.push(['field', flow(key)]);
        this.#named(inner);
      } else this.#state(key, inner);
    }
  }

  get states(): readonly string[] {
    this.#settle();
    return [...this.#states.keys()];
  }

  get written(): string | undefined {
    this.#settle();
    const names = [...this.#states.keys()];
    if (names.length === 0 || names.length > most || !names.every(isNameShown)) return undefined;
    const taken = new Set<string>();
    const begins = this.#moves.flatMap(({ from }) => from).find((state) => state !== '…');
    const isBegun = begins === undefined || this.#own.some(([key]) => key === 'initial');
    const moves = this.#moves.map((move) => [nameFor(move, taken), written(move)] as const);
    const isKept = this.#own.some(([key]) => key === 'field');
    const field = isKept ? undefined : this.#around.fieldOf(names);
    return flowOf([
      ...(field === undefined ? [] : [['field', flow(field)] as const]),
      ...this.#own,
      ...(isBegun ? [] : [['initial', flow(this.#beginning ?? begins)] as const]),
      [
        'states',
        flowOf(
          [...this.#states].map(([name, facts]) => [name, flowOf(facts)]),
          most,
        ),
      ],
      ...(moves.length > 0 ? [['transitions', flowOf(moves, moves.length)] as const] : []),
    ]);
  }

  /** Where states are stated, what leads between others is left to be written; where none are, those are the states. */
  #settle() {
    if (this.#states.size === 0)
      for (const { from, to } of this.#moves)
        for (const one of [...from, stateAndLimit(to)[0]]) if (!isAnyState(one)) this.#add(one);
    const called = [...this.#states].map(
      ([name, facts]) => [name, facts.find(([key]) => key === 'title')?.[1]] as const,
    );
    const settled = (state: string) => (this.#states.has(state) ? state : (stateIn(state, called) ?? '…'));
    for (const [index, move] of this.#moves.entries()) {
      const [to, limit] = this.#states.has(move.to) ? [move.to] : stateAndLimit(move.to);
      const more = limit === undefined ? move.more : [...move.more, ['guard', inFlow(`… ${limit}`)] as const];
      const others = [...this.#states.keys()].filter((state) => state !== settled(to));
      const from = move.from.flatMap((state) => (isAnyState(state) ? others : [settled(state)]));
      this.#moves[index] = { ...move, from, to: settled(to), more };
    }
  }

  /** The one state that nothing leads to, where all is known of what leads where. */
  get #beginning(): string | undefined {
    const reached = new Set(this.#moves.map(({ to }) => to));
    if (reached.has('…')) return undefined;
    const [first, ...others] = [...this.#states.keys()].filter((state) => !reached.has(state));
    return others.length === 0 ? first : undefined;
  }

  #add(state: string) {
    if (!this.#states.has(state)) this.#states.set(state, []);
  }

  /** `in -> out -> in`, `in, out`. */
  #named(value: unknown, isStating = true) {
    if (Array.isArray(value)) {
      for (const one of value)
        if (isMove(one)) this.#move(one);
        else if (typeof one === 'string') this.#named(one, isStating);
        else if (isMap(one)) this.read(one);
    } else if (typeof value === 'string') for (const part of linesIn(value)) this.#chain(part, isStating);
  }

  #chain(text: string, isStating: boolean, more: Move['more'] = []) {
    const states = text.split(arrows).flatMap((one) => {
      const state = one.trim();
      // A state that ends one line and begins the next.
      return /^(.+) \1$/.exec(state)?.[1] ?? (state === '' ? [] : [state]);
    });
    const way = isStating || states.length > 1 ? undefined : wayIn(text);
    if (way) this.#moves.push({ from: [way[0]], to: way[1], more: [] });
    const steps = states.map((state) => (this.#states.has(state) ? [state] : statesSaid(state)));
    if (isStating) for (const state of steps.flat()) if (!isAnyState(state)) this.#add(state);
    for (const [index, targets] of steps.slice(1).entries())
      for (const to of targets) this.#moves.push({ from: steps[index] ?? [], to, more });
  }

  #move(facts: Readonly<Record<string, unknown>>, name?: string) {
    const entries = Object.entries(facts).map(([key, value]) => [wordOf('transition', key), value] as const);
    const stated = (key: string) => textsIn(entries.find(([own]) => own === key)?.[1]);
    const called = name ?? facts.name;
    this.#moves.push({
      ...(typeof called === 'string' && { name: called }),
      from: stated('from'),
      to: stated('to')[0] ?? '',
      more: entries.flatMap(([key, value]) => (ofMoves.has(key) ? [[key, flow(value)] as const] : [])),
    });
  }

  #statesIn(value: unknown) {
    if (!isMap(value)) this.#named(value);
    else for (const [state, facts] of Object.entries(value)) this.#state(state, facts);
  }

  /** `in: { lend: out }`, `in: out`, `in: { title: In }`. */
  #state(state: string, facts: unknown) {
    this.#add(state);
    if (typeof facts === 'string') {
      const targets = statesSaid(facts.replace(leading, ''));
      if (targets.every(isNameShown)) for (const to of targets) this.#leads({ from: [state], to, more: [] });
    }
    if (!isMap(facts)) return;
    for (const [key, value] of Object.entries(facts)) {
      const known = wordOf('state', key);
      if (ofStates.has(known)) this.#states.get(state)?.push([known, flow(value)]);
      else if (key === 'type' && value === 'final') this.#states.get(state)?.push(['final', 'true']);
      else if (key === 'on' || key === 'transitions') this.#leave(state, value);
      else if (key === 'to' || key === 'next')
        for (const to of textsIn(value)) this.#leads({ from: [state], to, more: [] });
      else this.#leave(state, { [key]: value });
    }
  }

  /** What leads out of a state, by name. */
  #leave(state: string, ways: unknown) {
    if (!isMap(ways)) return;
    for (const [name, to] of Object.entries(ways)) {
      const target = isMap(to) ? (to.to ?? to.target) : to;
      for (const one of textsIn(target)) this.#leads({ name, from: [state], to: one, more: [] });
    }
  }

  /** What a state says that it leads to is a state as well. */
  #leads(move: Move) {
    this.#add(move.to);
    this.#moves.push(move);
  }

  #movesIn(value: unknown) {
    if (!isMap(value)) {
      this.#named(value, false);
      return;
    }
    if (isMove(value)) {
      this.#move(value);
      return;
    }
    for (const [name, move] of Object.entries(value)) {
      if (isMove(move)) this.#move(move, name);
      else if (isMap(move)) {
        for (const [from, to] of Object.entries(move))
          for (const one of textsIn(to)) this.#moves.push({ name, from: [from], to: one, more: [] });
      } else if (typeof move === 'string' && this.#states.has(name) && this.#states.has(move.replace(leading, '')))
        this.#moves.push({ from: [name], to: move.replace(leading, ''), more: [] });
      else if (typeof move === 'string') this.#way(name, move);
    }
  }

  /** `in -> out: clerk` */
  #taken(way: string, who: string) {
    this.#chain(way, true, [['guard', guardOf(`by ${who}`, this.#around.roles)]]);
  }

  /** `lend: in -> out`, `lend: in to out`, `lend: out`. */
  #way(name: string, text: string) {
    const [from, to] = wayIn(text) ?? ['', text.trim()];
    const others = [...this.#states.keys()].filter((state) => state !== to);
    const begins = this.#states.has(from) ? [from] : statesSaid(from);
    if (to) this.#moves.push({ name, from: from === '' ? others.slice(0, 1) : begins, to, more: [] });
  }
}

/** The chains of a text: what yaml folds into one line is parted again where a state that there is begins the next. */
function linesIn(text: string): string[] {
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
const most = 200;

const isMove = (value: unknown): value is Record<string, unknown> => {
  if (!isMap(value)) return false;
  const keys = Object.keys(value).map((key) => wordOf('transition', key));
  return keys.includes('from') && keys.includes('to') && textsIn(value.from ?? Object.values(value)[0]).length > 0;
};

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '').map(String);

const wordOf = (thing: 'lifecycle' | 'state' | 'transition', key: string): string => keyCalled(thing, key) ?? key;

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
