import { useSession } from '#app/data';
import type { Entity, Subject } from '#specification';

/** Whether who looks may look through the records of an entity: where the document says that they may not, nobody has to be asked. */
export function useMaySearch(to: Entity | undefined): boolean {
  const { subject } = useSession();
  return to === undefined || mayList(to, subject);
}

/** Whether somebody may look through the records of an entity. */
export function mayList(entity: Entity, subject: Subject | undefined): boolean {
  return entity.product.access.decide('list', entity, { subject }).answer === true;
}
