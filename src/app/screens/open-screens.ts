import { useSession } from '#app/data';
import { useProduct } from '#app/product';
import type { Entity, Product, Screen, Subject } from '#specification';

/** Whether somebody may open a screen as it is, from wherever they are. */
function isOpenTo(screen: Screen | undefined, subject: Subject): screen is Screen {
  return screen !== undefined && !screen.needsRecord && screen.isFor(subject);
}

/** The lists of an entity's records that somebody may open, those of all of them first. */
export function listsFor(entity: Entity, subject: Subject): Screen[] {
  return entity.product.screensOf('list', entity).filter((screen) => isOpenTo(screen, subject));
}

/** The list of an entity's records that somebody may open; undefined where there is none for them. */
export function listFor(entity: Entity, subject: Subject): Screen | undefined {
  return listsFor(entity, subject)[0];
}

/** The list of an entity's records, for who asks. */
export function useListOf(): (entity: Entity) => Screen | undefined {
  const { subject } = useSession();
  return (entity) => listFor(entity, subject);
}

/** Where the product begins for somebody: with the first screen that is for them; undefined where nothing of it is. */
export function firstScreenFor(product: Product, subject: Subject): Screen | undefined {
  return [product.home, ...product.screens].find((screen) => isOpenTo(screen, subject));
}

/** Where the product begins for who asks. */
export function useFirstScreen(): Screen | undefined {
  const product = useProduct();
  const { subject } = useSession();
  return firstScreenFor(product, subject);
}
