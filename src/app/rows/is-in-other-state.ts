import type { Entity, Values } from '#specification';

/** Whether a record is in another state by now than the one that was looked at, as far as both are known. */
export function isInOtherState({ lifecycle }: Entity, seen: Values, now: Values): boolean {
  if (!lifecycle) return false;
  const { name } = lifecycle.field;
  const [before, after] = [seen[name], now[name]];
  return before !== undefined && after !== undefined && before !== after;
}
