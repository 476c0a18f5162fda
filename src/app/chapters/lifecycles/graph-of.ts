import { type Lifecycle, type State, type Transition, unreachable } from '#specification';

/** One way of a transition: it may leave several states. */
export interface Way {
  id: string;
  transition: Transition;
  /** Of what it leaves and leads to: the path of a state, or of something lost. */
  from: string;
  to: string;
}

/** A place that the document does not have: from where or to where a transition goes is not shown, or is no state. */
interface Lost {
  id: string;
  /** As it is written. */
  name: string | undefined;
}

export interface Graph {
  ways: readonly Way[];
  lost: readonly Lost[];
  /** The states that nothing leads to. */
  unreached: ReadonlySet<State>;
}

/** The states and transitions of a lifecycle as things and lines. */
export function graphOf(lifecycle: Lifecycle): Graph {
  const lost = new Map<string, Lost>();
  const losing = (id: string, name: string | undefined) => {
    lost.set(id, { id, name });
    return id;
  };
  const place = (name: string | undefined, transition: Transition, side: string) =>
    lifecycle.state(name)?.path ??
    losing(name === undefined ? `${transition.path} ${side}` : `${lifecycle.path} lost ${name}`, name);
  const ways = lifecycle.transitions.flatMap((transition) => {
    const leaves: readonly (string | undefined)[] = transition.from.length > 0 ? transition.from : [undefined];
    const to = transition.to?.path ?? place(transition.facts.to ?? undefined, transition, 'to');
    return leaves.map((name, index) => ({
      id: `${transition.path} ${index}`,
      transition,
      from: place(name, transition, 'from'),
      to,
    }));
  });
  const missed = new Set(unreachable(lifecycle.facts));
  return {
    ways,
    lost: [...lost.values()],
    unreached: new Set(lifecycle.states.filter(({ name }) => missed.has(name))),
  };
}

/** Which fields may be changed in a state: all of them where nothing is stated, which is assumed. */
export function editableIn(
  lifecycle: Lifecycle,
  state: State,
): { fields: string[]; isAll: boolean; isAssumed: boolean } {
  const { entity } = lifecycle;
  const answered = entity.fields.filter((field) => field.isAnswered);
  const open = lifecycle.isClosed ? [] : answered.filter(({ name }) => state.editable.has(name));
  return {
    fields: open.map(({ label }) => label.text),
    isAll: open.length === answered.length && answered.length > 0,
    isAssumed: lifecycle.facts.states?.[state.name]?.editable === undefined,
  };
}
