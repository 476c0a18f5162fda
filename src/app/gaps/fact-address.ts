import type { Product } from '#specification';
import { specificationPath } from './specification-path.ts';

/** The address of what a fact is seen in: of its chapter, or of the page about its entity. */
export function factAddress(product: Product, path: string): string {
  const [chapter = '', name = ''] = path.split('.');
  const page = chapter === 'entities' && product.entity(name) ? `${chapter}/${encodeURIComponent(name)}` : chapter;
  return `${specificationPath(product)}/${page}?at=${encodeURIComponent(path)}`;
}

/** The address of what a chapter leaves open. */
export function gapAddress(product: Product, path: string): string {
  const [chapter = ''] = path.split('.');
  return `${specificationPath(product)}/${chapter}?gap=${encodeURIComponent(path)}`;
}
