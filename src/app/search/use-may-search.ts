import { useSession } from '#app/data';
import type { Entity } from '#specification';

/** Whether who looks may look through the records of an entity: where the document says that they may not, nobody has to be asked. */
export function useMaySearch(to: Entity | undefined): boolean {
  const { subject } = useSession();
  return to === undefined || to.product.access.decide('list', to, { subject }).answer === true;
}
