import type { Messages } from '#app/messages';
import { reasonOf } from '#app/transitions';
import type { Around, Entity, Lifecycle, Transition, Values } from '#specification';

/** The transition that takes a record to a state, or why none that leads there can be taken; neither where none leads there. */
export function wayTo(
  entity: Entity,
  record: Values,
  state: string,
  around: Around,
  messages: Messages,
): { transition?: Transition; reason?: string } {
  const exits = entity.lifecycle?.exits(record, around).filter(({ transition }) => transition.to?.name === state) ?? [];
  const reasons = exits.map((exit) => reasonOf(exit, record, around, messages));
  const open = reasons.indexOf(undefined);
  return open >= 0 ? { transition: exits[open]?.transition } : { reason: reasons[0] };
}

/** What is taken first on the shortest way from one state to another, whoever may take it; undefined where there is none. */
export function firstStepTo({ transitions }: Lifecycle, from: string, to: string): Transition | undefined {
  const seen = new Set([from]);
  let ways: { state: string; first: Transition | undefined }[] = [{ state: from, first: undefined }];
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { state, first } of ways) {
      for (const transition of transitions) {
        const reached = transition.to?.name;
        if (reached === undefined || seen.has(reached) || !transition.from.includes(state)) continue;
        if (reached === to) return first ?? transition;
        seen.add(reached);
        next.push({ state: reached, first: first ?? transition });
      }
    }
    ways = next;
  }
  return undefined;
}
