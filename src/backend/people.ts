import type { Product } from '#specification';
import type { Store } from './stores/index.ts';
import { nameOf, usersWith } from './users-with.ts';

/** Somebody who has a role. */
export interface Person {
  id: string;
  name: string;
}

/** So many are offered. */
const most = 20;

/** The first of the users that have a role. */
export async function peopleWith(product: Product, store: Store, role: string): Promise<Person[]> {
  const people = await usersWith(product, store, role, most);
  return people.map((person) => ({ id: person.key, name: nameOf(product, person) }));
}
