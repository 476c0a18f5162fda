import type { Product } from '#specification';

/** Where the pages about the document are found: at an address that no screen of the product has. */
export function specificationPath(product: Product): string {
  let path = '/_specification';
  while (product.screens.some(({ address }) => isTaken(address.written, path))) path = path.replace('/', '/_');
  return path;
}

function isTaken(written: string, path: string): boolean {
  return written === path || written.startsWith(`${path}/`);
}

/** The address of the line that a fact stands in, or belongs to, in the document as it is written. */
export function lineAddress(product: Product, path: string): string {
  return `${specificationPath(product)}/source?at=${encodeURIComponent(path)}`;
}

/** The address of a chapter, at one of its facts. */
export function factAddress(product: Product, path: string): string {
  const [chapter = ''] = path.split('.');
  return `${specificationPath(product)}/${chapter}?at=${encodeURIComponent(path)}`;
}
