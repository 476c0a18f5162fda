import { distance } from 'fastest-levenshtein';
import type { AccessFacts, PermissionFacts } from '../chapters/access/vocabulary.ts';
import { permissionKeys } from '../compile/permission-keys.ts';

/**
 * The facts of chapter 6 that misspelt keys may have stated, as paths that cannot be used: a permission among them may have
 * been a deny, and what is denied may have had to be hidden.
 * @param unusable paths of what is written and cannot be used
 */
export function misspeltIn({ permissions }: AccessFacts, unusable: Iterable<string>): string[] {
  return [...unusable].flatMap((path) => {
    const [, key = '', index, inner] = /^access\.([^.]+)(?:\.(\d+)\.([^.]+))?/.exec(path) ?? [];
    if (isNear(key, 'whenDenied')) return ['access.whenDenied'];
    const facts = key === 'permissions' && index !== undefined ? permissions?.[Number(index)] : undefined;
    const isLost = facts && inner !== undefined && facts.effect === undefined && isLikeEffect(inner, facts);
    return isLost ? [`access.permissions.${index}.effect`] : [];
  });
}

function isNear(written: string, key: string): boolean {
  return distance(written.slice(0, 20).toLowerCase(), key.toLowerCase()) <= 2;
}

/** Also a key that is like none of those that are missing (`deny: true`): what stands there rightly was not misspelt. */
function isLikeEffect(written: string, facts: PermissionFacts): boolean {
  if (permissionKeys.has(written)) return false;
  return (
    isNear(written, 'effect') || ![...permissionKeys].some((key) => !Object.hasOwn(facts, key) && isNear(written, key))
  );
}
