import { screenAt } from '#app/screens';
import type { Product, Screen, Subject } from '#specification';

/** The screens that the navigation leads to: those at the top that need no record, for who looks; also one whose assumed parent is closed to them. */
export function navigable(product: Product, subject: Subject): Screen[] {
  return product.screens.filter(
    (screen) =>
      !screen.parent &&
      !screen.needsRecord &&
      screen.isFor(subject) &&
      !screen.parents.some((above) => above.isFor(subject)),
  );
}

/**
 * Whether a screen of the navigation is the one at an address, or above it.
 * @param path inside of the document
 */
export function isCurrent(screen: Screen, path: string): boolean {
  const at = screenAt(screen.product, path)?.screen;
  return at === screen || (at?.parents.includes(screen) ?? false);
}
