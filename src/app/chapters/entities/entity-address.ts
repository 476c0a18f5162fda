import { specificationPath } from '#app/gaps';
import type { Entity } from '#specification';

/** The address of the page about an entity. */
export function entityAddress({ product, name }: Entity): string {
  return `${specificationPath(product)}/entities/${encodeURIComponent(name)}`;
}
