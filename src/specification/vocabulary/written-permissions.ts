import { wholeFlow } from '../reading/flow.ts';
import type { Right } from './own-denials.ts';

/** The roles with those that are named besides, as the document writes them; undefined where all are stated. */
interface Stating {
  rolesWith: (named: readonly string[]) => string | undefined;
  /** The permissions that are stated already: all of them are one list. */
  permissionsStated: readonly string[];
}

/** Permissions in their exact form, with the roles that they name where those are not stated. */
export function permitted(permissions: readonly string[], names: Stating): string {
  const named = permissions.flatMap((permission) => /\broles: \[([^\]]*)\]/.exec(permission)?.[1]?.split(', ') ?? []);
  const roles = names.rolesWith([...new Set(named)].filter((role) => role !== '…'));
  const all = [...new Set([...names.permissionsStated, ...permissions])];
  if (all.length === 0) return roles ?? 'permissions: none';
  // To a longer list they are added.
  const list =
    all.length > mostShown ? permissions.map((one) => `- ${one}`).join('\n') : `permissions: [${all.join(', ')}]`;
  return `${roles === undefined ? '' : `${roles}\n`}${list}`;
}

const mostShown = 12;

/** A permission as the document writes it. */
export const permissionTo = (role: string, can: Right['can'], on: Right['on'], limits = '') =>
  `{ roles: [${role}], can: ${listOrAll(can)}, on: ${listOrAll(on)}${limits} }`;

const listOrAll = (names: 'all' | readonly string[]) => (names === 'all' ? 'all' : `[${names.join(', ')}]`);

/** The limits of a permission, behind what it is of. */
export const limitsAs = (limits: Right['limits']) =>
  Object.entries(limits)
    .map(([key, limit]) => `, ${key}: ${wholeFlow(limit)}`)
    .join('');
