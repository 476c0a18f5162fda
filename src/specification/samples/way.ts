import type { Entity, Lifecycle, State, Transition } from '../compile/index.ts';

/** How a record came into its state: the transitions that were taken, and what only others ask for. */
export interface Way {
  state: State | undefined;
  taken: readonly Transition[];
  /** Names of the fields that were asked for. */
  asked: ReadonlySet<string>;
  /** Names of the fields that only transitions ask for that were not taken. */
  notAsked: ReadonlySet<string>;
}

/** What is not known to have come in any way. */
export const wayless: Way = { state: undefined, taken: [], asked: new Set(), notAsked: new Set() };

/** The ways into the states of an entity, in the order of its states; a single one without end where it has none. */
export function waysOf({ lifecycle }: Entity): Way[] {
  const names = (transitions: readonly Transition[]) => transitions.flatMap(({ asks }) => asks.map(({ name }) => name));
  if (!lifecycle || lifecycle.states.length === 0) return [wayless];
  const all = names(lifecycle.transitions);
  return lifecycle.states.map((state) => {
    const taken = shortest(lifecycle.initial, state, lifecycle.transitions);
    const asked = new Set(names(taken ?? []));
    // Where it is not known how a record comes here, nothing is known of what it was not asked.
    const notAsked = taken ? all.filter((name) => !asked.has(name)) : [];
    return { state, taken: taken ?? [], asked, notAsked: new Set(notAsked) };
  });
}

function shortest(from: State | undefined, to: State, transitions: readonly Transition[]): Transition[] | undefined {
  if (!from) return undefined;
  const ways = new Map<string, Transition[]>([[from.name, []]]);
  for (const [name, way] of ways) {
    if (name === to.name) return way;
    for (const transition of transitions) {
      const next = transition.to?.name;
      if (next !== undefined && transition.from.includes(name) && !ways.has(next)) ways.set(next, [...way, transition]);
    }
  }
  return undefined;
}

/** Which of the ways a record took: the earlier states are likelier, and every state comes up soon. */
export function wayAt(ways: readonly Way[], index: number): Way | undefined {
  const place = (index * 0.618_033_988_749_895) % 1;
  return ways[Math.floor(place ** 1.3 * ways.length)];
}

/** Whether nothing follows any more, unless it all begins again. */
export function isOver(state: State, { initial, transitions }: Lifecycle): boolean {
  const further = transitions.filter(({ from }) => from.includes(state.name));
  return state.isFinal || (further.length > 0 && further.every(({ to }) => to !== state && to === initial));
}

/** Where a record is with what it is about: that is to come, goes on, is behind it, or was called off before it began. */
export type Stage = 'ahead' | 'underWay' | 'over' | 'calledOff';

/** What can be called off as it could be in the beginning, has not begun yet. */
export function stageOf(state: State, lifecycle: Lifecycle): Stage {
  const { initial, transitions } = lifecycle;
  const after = (one: State) =>
    transitions.flatMap(({ from, to }) => (from.includes(one.name) && to && to !== one ? [to] : []));
  const isEnd = (one: State) => isOver(one, lifecycle) || after(one).length === 0;
  if (!initial || state === initial) return 'ahead';
  const first = after(initial);
  const isOff = (one: State) => isEnd(one) && first.includes(one) && !first.every(isEnd);
  if (isOff(state)) return 'calledOff';
  if (isEnd(state)) return 'over';
  return after(state).some(isOff) ? 'ahead' : 'underWay';
}
