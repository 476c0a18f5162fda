import type { Messages } from '#app/messages';
import { reasonOf } from '#app/transitions';
import type { Around, Entity, Transition, Values } from '#specification';

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
