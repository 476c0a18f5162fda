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

/** The address of a line in the document as it is written: that of a fact where none is named. */
export function lineAddress(product: Product, path: string, line?: number): string {
  const at = `${specificationPath(product)}/source?at=${encodeURIComponent(path)}`;
  return line === undefined ? at : `${at}&line=${line}`;
}
