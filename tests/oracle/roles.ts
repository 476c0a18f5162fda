import type { Model } from './model.ts';

/** A person's roles with all that these inherit. */
export function heldRoles(inherits: Model['roles'], roles: readonly string[], seen = new Set<string>()): Set<string> {
  for (const role of roles) {
    if (seen.has(role)) continue;
    seen.add(role);
    heldRoles(inherits, inherits[role] ?? [], seen);
  }
  return seen;
}

/**
 * Roles that no other inherits. Whether `subject.roles` names the inherited ones too is not said in the design; for
 * these it makes no difference.
 */
export function topRoles(inherits: Model['roles']): string[] {
  const inherited = new Set(Object.values(inherits).flat());
  return Object.keys(inherits).filter((role) => !inherited.has(role));
}
