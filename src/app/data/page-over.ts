import type { RecordPage } from '#client';
import type { Entity } from '#specification';
import type { Moves } from './moves.ts';
import { laidOver, type WaitingOf } from './waiting-change.ts';

/**
 * A page with what waits laid over it: what is deleted is left out, what does not fit any more leaves, what fits comes.
 * @param moves what becomes of its list, as far as that is known
 */
export function pageOver(
  entity: Entity,
  page: RecordPage,
  { changes, before, after, unmade }: WaitingOf,
  moves: Moves | undefined,
  isStart: boolean,
): RecordPage {
  const kept = page.items.filter((values) => {
    const key = entity.keyOf(values);
    return !moves?.leave.has(key) && (!before.has(key) || after.has(key));
  });
  const there = new Set(kept.map((values) => entity.keyOf(values)));
  const come = isStart ? [...(moves?.come ?? [])] : [];
  const items = [
    ...come.flatMap((name) => (there.has(name) ? [] : [after.get(name) ?? []].flat())),
    ...kept.map((values) => laidOver(entity, { values, changes: [], included: {} }, changes).values),
  ];
  return {
    ...page,
    items,
    unmade: come.filter((name) => unmade.has(name)),
    total: page.total === undefined ? undefined : page.total - (page.items.length - items.length),
  };
}
