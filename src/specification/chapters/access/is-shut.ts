import type { Specification } from '../../specification.ts';
import { roleWords } from '../../vocabulary/words/role-words.ts';

/** Whether something of chapter 6 on which all of it stands is written and cannot be used. */
export function isShut({ access, notShown, unusable }: Specification): boolean {
  if (access.permissions === null) return true;
  const apart = new Set(['access.users', 'access.whenDenied']);
  const stands = (path: string) =>
    path === 'access' || (/^access\.[^.]+$/.test(path) && !apart.has(path)) || /^access\.permissions\.\d+$/.test(path);
  return (
    unusable.some((path) => stands(path) || mayLimit(path)) ||
    notShown.some((path) => path !== 'access' && stands(path))
  );
}

/** Whether something is said of a role that is none of its own facts: it may be what the role may do. */
function mayLimit(path: string): boolean {
  const [role, key] = /^access\.roles\.[^.]+(?:\.([^.]+))?$/.exec(path) ?? [];
  return role !== undefined && (key === undefined || !ofRole.has(key));
}

const ofRole: ReadonlySet<string> = new Set([...Object.keys(roleWords), ...Object.values(roleWords)]);
