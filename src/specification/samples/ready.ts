import type { Product } from '../compile/index.ts';
import { ready as validationReady } from '../validation/ready.ts';
import { readyFor } from './words/index.ts';

/** Loads what samples of a product are made with. */
export async function ready(product: Product): Promise<void> {
  await Promise.all([validationReady(), readyFor(product)]);
}
