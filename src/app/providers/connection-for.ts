import { type Connection, embedded, remote } from '#client';
import type { Product } from '#specification';
import { serverOptions } from './server-options.ts';

/** The product's own server where an address is set when the app is built, else the store in this browser. */
export function connectionFor(id: string, product: Product): Connection {
  const address = import.meta.env.VITE_API_ADDRESS;
  return address ? remote(address, serverOptions) : embedded(id, product);
}
