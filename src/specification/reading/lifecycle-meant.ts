import { isMap, Written } from '../chapters/facts.ts';
import {
  leftOut,
  noLimits,
  saysWhereItLeads,
  stateAndLimit,
  stateIn,
  statesSaid,
  wayIn,
} from '../vocabulary/own-move.ts';
import { isNameShown } from '../vocabulary/shown-name.ts';
import { isFormOf } from '../vocabulary/spoken-of.ts';
import { inFlow } from '../vocabulary/written.ts';
import { flow } from './flow.ts';
import {
  type Around,
  areLeft,
  arrows,
  endings,
  guardSaid,
  inTurn,
  isBeginning,
  isChain,
  isDeed,
  isMove,
  isNamed,
  leading,
  linesIn,
  type Move,
  moveStated,
  takenBy,
  textsIn,
  withoutEnds,
  withoutRows,
  wordOf,
  writtenOf,
} from './lifecycle-words.ts';
import { saysOfState } from './said-of-state.ts';

const ofStates: ReadonlySet<string> = new Set(['title', 'description', 'tone', 'final', 'editable']);

/** A lifecycle as people write it, `in -> out`, `{ in: { lend: out } }`, in its exact form; undefined where no states are named. */
export function lifecycleMeant(value: unknown, around: Around): string | undefined {
  const meant = new Meant(around);
  meant.read(value);
  return meant.written;
}

/** The states that it names. */
export function statesMeant(value: unknown): readonly string[] {
  const meant = new Meant({ fields: [], fieldOf: () => undefined, limits: noLimits });
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
    const { fields, entity } = this.#around;
    const entries = Object.entries(value);
    const mayLead = ([key, inner]: readonly [string, unknown]) =>
      Array.isArray(inner) && key !== entity && !fields.includes(key) && wordOf('lifecycle', key) === key;
    // `draft: [sent, cancelled]` beside `sent: [paid]` leads from the one to the others.
    const areLeading = entries.filter(mayLead).length > 1;
    if (entries.length > 1 && entries.every(([key]) => /^\d+$/.test(key))) return this.#named(Object.values(value));
    const isLeft = areLeft(entries);
    for (const [key, inner] of entries) {
      const known = wordOf('lifecycle', key);
      if ((known === 'field' || known === 'initial') && typeof inner === 'string') this.#own.push([known, flow(inner)]);
      else if (known === 'states') this.#statesIn(inner);
      else if (known === 'transitions') this.#movesIn(inner);
      else if (isMove(inner)) this.#move(inner, key);
      else if (endings.has(key.toLowerCase()) && textsIn(inner).length > 0) this.#ends(textsIn(inner));
      else if (typeof inner === 'string' && wayIn(key)) this.#taken(key, inner);
      else if (areLeading && mayLead([key, inner])) this.#state(key, { to: inner });
      else if (isLeft && typeof inner === 'string' && wayIn(inner))
        this.#state(key, { [wayIn(inner)?.[0] ?? '']: wayIn(inner)?.[1] });
      else if (isChain(inner) && !fields.includes(key)) this.#named(inner);
      else if (typeof inner === 'string' && wayIn(inner) && !fields.includes(key)) this.#way(key, inner);
      else if (isMap(inner) && fields.includes(key)) {
        this.#own.push(['field', flow(key)]);
        this.#statesIn(inner);
      } else if (Array.isArray(inner) || (typeof inner === 'string' && fields.includes(key))) {
        if (key !== entity) this.#own.push(['field', flow(key)]);
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
    return writtenOf({ states: this.#states, moves: withoutRows(this.#moves), own: this.#own }, this.#around.fieldOf);
  }

  /** Where states are stated, what leads between others is left to be written; where none are, those are the states. */
  #settle() {
    if (this.#states.size === 0)
      for (const { from, to } of this.#moves)
        for (const one of [...from.flatMap((state) => leftOut(state) ?? [state]), stateAndLimit(to)[0]]) this.#add(one);
    const called = [...this.#states].map(
      ([name, facts]) => [name, facts.find(([key]) => key === 'title')?.[1]] as const,
    );
    const settled = (state: string) => (this.#states.has(state) ? state : (stateIn(state, called) ?? '…'));
    for (const [index, move] of this.#moves.entries()) {
      const [to, limit] = this.#states.has(move.to) ? [move.to] : stateAndLimit(move.to);
      const more = limit === undefined ? move.more : [...move.more, ['guard', inFlow(`… ${limit}`)] as const];
      const others = [...this.#states.keys()].filter((state) => state !== settled(to));
      const from = move.from.flatMap((state) => {
        const without = leftOut(state)?.map(settled);
        if (without?.includes('…')) return ['…'];
        return without ? others.filter((other) => !without.includes(other)) : [settled(state)];
      });
      this.#moves[index] = { ...move, from, to: settled(to), more };
    }
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
    } else if (typeof value === 'string')
      for (const part of linesIn(inTurn(value))) this.#line(part, isStating, value.includes('-->'));
  }

  /** `in -> out`, `in -> out: lend`; what is drawn begins and ends in `[*]`. */
  #line(text: string, isStating: boolean, isDiagram: boolean) {
    const [, way = text, said] = /^(.*\S) *: +(\S.*)$/.exec(text) ?? [];
    const { begin, between, end } = withoutEnds(way);
    if (begin !== undefined && isStating) this.#add(begin);
    if (begin !== undefined) this.#own.push(['initial', flow(begin)]);
    if (between !== way) {
      if (between) this.#line(said === undefined ? between : `${between}: ${said}`, isStating, isDiagram);
      return end === undefined ? undefined : this.#ends([end]);
    }
    if (said !== undefined && isNameShown(said) && isDiagram) this.#chain(way, isStating, [], said);
    else if (said !== undefined && wayIn(way)) this.#taken(way, said, isStating);
    else if (!/^stateDiagram/.test(text)) this.#chain(text, isStating);
  }

  #chain(text: string, isStating: boolean, more: Move['more'] = [], name?: string) {
    const by = new Map<string, Move['more'][number]>();
    const states = text.split(arrows).flatMap((one, index) => {
      // `open -> closed (clerk)`
      const [, bare, who] = (index > 0 && /^(.*\S) *\(([^()]+)\)$/.exec(one.trim())) || [];
      if (bare !== undefined && who !== undefined) by.set(bare, takenBy(who, this.#around.limits));
      const state = bare ?? one.trim();
      // A state that ends one line and begins the next.
      return /^(.+) \1$/.exec(state)?.[1] ?? (state === '' ? [] : [state]);
    });
    const isWay = states.length === 1 && (!isStating || saysWhereItLeads(text));
    const way = isWay ? wayIn(text) : undefined;
    if (way) {
      const [from, to] = way;
      if (isStating && !leftOut(from))
        for (const state of [...statesSaid(from), stateAndLimit(to)[0]]) this.#add(state);
      this.#moves.push({ from: statesSaid(from), to, more });
      return;
    }
    const steps = states.map((state) => (this.#states.has(state) ? [state] : statesSaid(state)));
    if (isStating) for (const state of steps.flat()) if (!leftOut(state)) this.#add(state);
    for (const [index, targets] of steps.slice(1).entries())
      for (const to of targets) {
        const limit = by.get(to);
        const all = limit ? [...more, limit] : more;
        this.#moves.push({ ...(name !== undefined && { name }), from: steps[index] ?? [], to, more: all });
      }
  }

  #move(facts: Readonly<Record<string, unknown>>, name?: string) {
    this.#moves.push(moveStated(facts, this.#around.limits, name));
  }

  #statesIn(value: unknown) {
    if (Array.isArray(value) && value.some(isNamed)) for (const one of value) this.#listed(one);
    else if (!isMap(value)) this.#named(value);
    else for (const [state, facts] of Object.entries(value)) this.#state(state, facts);
  }

  /** `- name: in` with what else is stated of it. */
  #listed(one: unknown) {
    if (!isNamed(one)) return this.#named([one]);
    const { name, ...facts } = one;
    this.#add(name);
    for (const [key, value] of Object.entries(facts)) {
      if (isBeginning(key) && value instanceof Written) {
        if (value.value === true) this.#own.push(['initial', flow(name)]);
      } else if (ofStates.has(wordOf('state', key)) || isMap(value) || /^(?:to|next|type)$/.test(key))
        this.#state(name, { [key]: value });
      else this.#states.get(name)?.push(['…', inFlow(`${key}: ${flow(value)}`)]);
    }
  }

  /** `in: { lend: out }`, `in: out`, `in: { title: In }`. */
  #state(state: string, facts: unknown) {
    this.#add(state);
    if (typeof facts === 'string' && endings.has(facts.toLowerCase())) return this.#ends([state]);
    if (typeof facts === 'string') {
      const targets = statesSaid(facts.replace(leading, ''));
      if (targets.every(isNameShown)) for (const to of targets) this.#leads({ from: [state], to, more: [] });
      else this.#states.get(state)?.push(['description', flow(facts)]);
    }
    if (!isMap(facts)) return;
    for (const [key, value] of Object.entries(facts)) {
      const known = wordOf('state', key);
      if (ofStates.has(known)) this.#states.get(state)?.push([known, flow(value)]);
      else if (key === 'type' && value === 'final') this.#states.get(state)?.push(['final', 'true']);
      else if (key === 'on' || key === 'transitions') this.#leave(state, value);
      else if (key === 'to' || key === 'next')
        for (const to of textsIn(value)) this.#leads({ from: [state], to, more: [] });
      else if (!saysOfState(this.#states.get(state) ?? [], key, value)) this.#leave(state, { [key]: value });
    }
  }

  /** What leads out of a state, by name. */
  #leave(state: string, ways: unknown) {
    if (!isMap(ways)) return;
    for (const [name, to] of Object.entries(ways)) {
      const target = isMap(to) ? (to.to ?? to.target) : to;
      const more = Object.entries(isMap(to) ? to : {}).flatMap(([key, said]) => guardSaid(key, said));
      for (const one of textsIn(target)) this.#leads({ name, from: [state], to: one, more });
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
    const isStating = this.#states.size === 0;
    for (const [name, move] of Object.entries(value)) {
      if (isMove(move)) this.#move(move, name);
      else if (isMap(move)) {
        for (const [from, to] of Object.entries(move))
          for (const one of textsIn(to)) this.#moves.push({ name, from: [from], to: one, more: [] });
      } else if (typeof move === 'string' && wayIn(name) && !this.#states.has(name)) this.#taken(name, move, isStating);
      else if (typeof move === 'string' && this.#states.has(name) && this.#states.has(move.replace(leading, '')))
        this.#moves.push({ from: [name], to: move.replace(leading, ''), more: [] });
      else if (typeof move === 'string') this.#way(name, move);
    }
  }

  /** `in -> out: clerk`, `in -> out: lend`: who takes it, or what it is called. */
  #taken(way: string, said: string, isStating = true) {
    const { limits } = this.#around;
    const [, leads = ''] = wayIn(way) ?? [];
    const isName = isNameShown(said) && isDeed(said, leads) && !limits.roles.some((role) => isFormOf(role, said));
    this.#chain(way, isStating, isName ? [] : [takenBy(said, limits)], isName ? said : undefined);
  }

  #ends(states: readonly string[]) {
    for (const state of states) {
      this.#add(state);
      this.#states.get(state)?.push(['final', 'true']);
    }
  }

  /** `lend: in -> out`, `lend: in to out`, `lend: out`. */
  #way(name: string, text: string) {
    const [from, to] = wayIn(text) ?? ['', text.trim()];
    const others = [...this.#states.keys()].filter((state) => state !== to);
    const begins = this.#states.has(from) ? [from] : statesSaid(from);
    if (to) this.#moves.push({ name, from: from === '' ? others.slice(0, 1) : begins, to, more: [] });
  }
}
