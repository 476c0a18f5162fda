import { useAround } from '#app/data';
import { useTools } from '#app/messages/tools';
import type { Entity, Transition, Values } from '#specification';
import { isTakenForGood } from './is-taken-for-good.ts';

interface ForGoodProps {
  entity: Entity;
  transition: Transition;
  records: readonly Values[];
}

/** From how many no way would lead back: said where it is asked whether it is meant. */
export function ForGood({ entity, transition, records }: ForGoodProps) {
  const { selection } = useTools();
  const around = useAround();
  const { length } = records.filter((record) => isTakenForGood(entity, transition, record, around));
  return length > 0 && selection.forGood(length, records.length);
}
