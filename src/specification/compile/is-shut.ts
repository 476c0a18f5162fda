import type { Specification } from '../specification.ts';

/** Whether something of chapter 6 on which all of it stands is written and cannot be used. */
export function isShut({ access, notShown, unusable }: Specification): boolean {
  if (access.permissions === null) return true;
  const apart = new Set(['access.users', 'access.whenDenied']);
  const stands = (path: string) =>
    path === 'access' || (/^access\.[^.]+$/.test(path) && !apart.has(path)) || /^access\.permissions\.\d+$/.test(path);
  return unusable.some(stands) || notShown.some((path) => path !== 'access' && stands(path));
}
