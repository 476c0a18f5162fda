import { assumedSubject, type Product, type Subject } from '#specification';
import type { Store } from './stores/index.ts';

/** Who a previewed role is: `GET /.preview/subject?role=clerk`. */
export const subjectPath = '/.preview/subject';

/** A person with a role: the first of the users that has it, else somebody assumed. */
export async function personWith(product: Product, store: Store, role: string): Promise<Subject> {
  const users = product.users;
  if (role === '' || !users?.roles) return assumedSubject(role);
  const { name } = users.roles;
  const has = (value: unknown) => value === role || (Array.isArray(value) && value.includes(role));
  const { records } = await store.find(users.entity.name, { where: ({ values }) => has(values[name]), limit: 1 });
  const [person] = records;
  return person ? { id: person.key, roles: [role] } : assumedSubject(role);
}
