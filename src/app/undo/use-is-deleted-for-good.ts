import { useRestore, useSession } from '#app/data';
import type { Entity, Values } from '#specification';
import { remade } from './way-back.ts';

/** Whether no way leads back once a record is deleted. */
export function useIsDeletedForGood(): (entity: Entity, values: Values) => boolean {
  const restore = useRestore();
  const { known } = useSession();
  return (entity, values) => !restore && remade(entity, values, known.around()) === undefined;
}
