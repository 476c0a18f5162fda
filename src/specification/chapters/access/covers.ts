import type { AccessFacts, PermissionFacts } from './vocabulary.ts';

/** A role and all that it inherits. */
export function withInherited(role: string, roles: AccessFacts['roles']): ReadonlySet<string> {
  const all = new Set<string>([role]);
  for (const name of all) for (const inherited of roles?.[name]?.inherits ?? []) all.add(inherited);
  return all;
}

/** Whether names that are listed, or all of them, have one among them. */
export const covers = (list: 'all' | readonly string[] | null | undefined, name: string): boolean =>
  list === 'all' || (list?.includes(name) ?? false);

/** A permission with the path of its facts. */
export type Placed = PermissionFacts & { path: string };

/** The permissions, each with its path. */
export const placed = ({ permissions }: AccessFacts): Placed[] =>
  (permissions ?? []).map((facts, index) => ({ ...facts, path: `access.permissions.${index}` }));

/** Those that allow something. */
export const allowing = (access: AccessFacts): Placed[] => placed(access).filter(({ effect }) => effect !== 'deny');
