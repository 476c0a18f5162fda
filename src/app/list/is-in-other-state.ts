import type { Entity, Values } from '#specification';

/** Whether a record is in another state by now than the one that was looked at, as far as both are known. */
export function isInOtherState({ lifecycle }: Entity, seen: Values, now: Values): boolean {
  const [before, after] = lifecycle ? [seen, now].map((values) => values[lifecycle.field.name]) : [];
  return before !== undefined && after !== undefined && before !== after;
}
