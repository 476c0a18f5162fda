import { expect } from 'vitest';
import { compile, type Product } from '#specification';
import { read } from '#specification/reading';
import { localGround, type Tried } from '#tooling/verify/local-ground';
import { verify } from '#verification';

export const now = new Date('2026-03-09T10:00:00Z');

/** The product of a document without an error. */
export function productOf(text: string): Product {
  const { specification, problems } = read(text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return compile(specification);
}

/** Whether something that a document states is contradicted where something else answers. */
export async function isCaught(document: string, tried: Tried, at: string): Promise<boolean> {
  const product = productOf(document);
  const results = await verify(product, await localGround(product, now, tried), { only: ({ path }) => path === at });
  return results.some(({ verdict, proof }) => verdict === 'contradicted' && proof.path === at);
}
