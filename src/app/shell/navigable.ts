import { screenAt } from '#app/screens';
import type { Product, Screen, Subject } from '#specification';

/** The screens that the navigation leads to: those at the top that need no record, for who looks. */
export function navigable(product: Product, subject: Subject): Screen[] {
  return product.screens.filter((screen) => !screen.parent && !screen.needsRecord && screen.isFor(subject));
}

/**
 * Whether a screen of the navigation is the one at an address, or above it.
 * @param path inside of the document
 */
export function isCurrent(screen: Screen, path: string): boolean {
  const at = screenAt(screen.product, path)?.screen;
  if (!at) return false;
  if (at === screen || at.parents.includes(screen)) return true;
  // One that the navigation does not lead to is below the screen whose path its own goes on from.
  const { written } = screen.address;
  const isBelow = written !== '/' && at.address.written.startsWith(`${written}/`);
  return isBelow && !at.parent && at.needsRecord;
}
