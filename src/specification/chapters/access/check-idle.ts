import type { Checker } from '../checker.ts';
import { allowing, covers, type Placed, placed, withInherited } from './covers.ts';
import type { AccessFacts } from './vocabulary.ts';

/** An allow with a limit limits nothing where another allows the same without: whoever means to limit that denies the rest. */
export function checkIdle(checker: Checker) {
  const { roles: stated } = checker.specification.access;
  const allows = allowing(checker.specification.access);
  checkDenied(checker, allows);
  const wide = allows.filter(({ when, fields }) => when === undefined && fields === undefined);
  if (wide.length === 0) return;
  const wideFor = byRole(wide, stated);
  for (const { path, roles, can, on, when } of allows) {
    if (!when || !roles?.length || !can || !on) continue;
    const over = roles.map((role) => wideFor(role).find((one) => holds(one.can, can) && holds(one.on, on)));
    const [first] = over;
    if (!first || over.includes(undefined)) continue;
    const example = `{ effect: deny, roles: [${roles.join(', ')}], can: ${written(can)}, on: ${written(on)}, when: ${JSON.stringify(`!(${when})`)} }`;
    checker.warn(`${path}.when`, 'access.idle', { path: first.path, example });
  }
}

/** Of more denials nobody asks what they leave. */
const mostAsked = 100;

/** To deny goes first: what is denied for all roles that it is allowed for, whatever the record, is allowed for nobody. */
function checkDenied(checker: Checker, allows: readonly Placed[]) {
  const { roles: stated } = checker.specification.access;
  const denials = placed(checker.specification.access).filter(
    ({ effect, when, fields }) => effect === 'deny' && when === undefined && fields === undefined,
  );
  const asked = denials.slice(0, mostAsked);
  const deniedTo = byRole(asked, stated);
  for (const { path, roles, can, on } of asked.length > 0 ? allows : []) {
    if (!roles?.length || !can || !on) continue;
    const over = roles.map((role) => deniedTo(role).find((one) => holds(one.can, can) && holds(one.on, on)));
    const [first] = over;
    if (first && !over.includes(undefined)) checker.warn(path, 'access.denied', { path: first.path });
  }
}

/** Those of some permissions that are of a role, or of what it inherits. */
function byRole(permissions: readonly Placed[], stated: AccessFacts['roles']): (role: string) => readonly Placed[] {
  const known = new Map<string, readonly Placed[]>();
  return (role) => {
    let found = known.get(role);
    if (!found) {
      const all = withInherited(role, stated);
      found = permissions.filter(({ roles }) => roles?.some((one) => all.has(one)));
      known.set(role, found);
    }
    return found;
  };
}

type Names = 'all' | readonly string[] | null | undefined;

const holds = (wide: Names, narrow: Names): boolean =>
  narrow === 'all' ? wide === 'all' : (narrow ?? []).every((name) => covers(wide, name));

const written = (names: 'all' | readonly string[]) => (names === 'all' ? 'all' : `[${names.join(', ')}]`);
