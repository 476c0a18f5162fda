import type { OpenDocument } from '#app/product';
import { type Connection, embedded, remote } from '#client';
import { serverOptions } from './server-options.ts';

/** The product's own server where an address is set when the app is built, else the store in this browser. */
export function connectionFor({ id, product, samples }: OpenDocument): Connection {
  const address = import.meta.env.VITE_API_ADDRESS;
  return address ? remote(address, serverOptions) : embedded(id, product, samples);
}
