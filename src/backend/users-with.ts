import { assumedSubject, type Product, type Subject } from '#specification';
import type { Store, StoredRecord } from './stores/index.ts';

/** Who a previewed role is: `GET /.preview/subject?role=clerk&person=ada`. */
export const subjectPath = '/.preview/subject';

/** Who has a role that is previewed: `GET /.preview/people?role=clerk`. */
export const peoplePath = '/.preview/people';

/** A person with a role: the one that is asked for, else the first of the users that has it, else somebody assumed. */
export async function personWith(product: Product, store: Store, role: string, asked: string): Promise<Subject> {
  const [person] = [
    ...(asked ? await usersWith(product, store, role, 1, asked) : []),
    ...(await usersWith(product, store, role, 1)),
  ];
  if (!person) return assumedSubject(role);
  return { id: person.key, roles: [role], name: nameOf(product, person) };
}

/** What people call a user. */
export function nameOf({ users }: Product, { key, values }: StoredRecord): string {
  return users?.entity.displayOf(values) || key;
}

/** The first of the users that have a role, or of them the one that is asked for. */
export async function usersWith(
  { users }: Product,
  store: Store,
  role: string,
  limit: number,
  asked?: string,
): Promise<readonly StoredRecord[]> {
  if (role === '' || !users?.roles) return [];
  const { name } = users.roles;
  const has = (value: unknown) => value === role || (Array.isArray(value) && value.includes(role));
  const isAsked = ({ key, values }: StoredRecord) => has(values[name]) && (asked === undefined || key === asked);
  const { records } = await store.find(users.entity.name, { where: isAsked, limit });
  return records;
}
