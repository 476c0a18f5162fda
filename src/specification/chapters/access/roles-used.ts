import type { Specification } from '../../specification.ts';

/** The roles that permissions and screens are for, as far as they are named: stated or not. */
export function rolesUsed({ access, screens }: Specification): readonly string[] {
  const users = [...(access.permissions ?? []), ...Object.values(screens)];
  return [...new Set(users.flatMap(({ roles }) => roles ?? []))];
}
