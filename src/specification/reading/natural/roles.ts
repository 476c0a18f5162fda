import { effects } from '../../chapters/effects.ts';
import { isMap } from '../../chapters/facts.ts';
import { isSlip } from '../../near.ts';
import { namesNobody } from '../../vocabulary/keys-of-rights.ts';
import { isEverybody, isEverything, isNothing } from '../../vocabulary/words/everything.ts';
import { keyCalled } from '../../vocabulary/words/key-words.ts';
import { isWordFor } from '../chapter-words/index.ts';
import { notShown } from '../scalar.ts';
import type { EntityCalled } from './entity-name.ts';
import { type Entry, entriesOf, type Fact, instead, thingOf } from './fact.ts';
import type { NaturalReader } from './reader.ts';

const known = Object.keys(effects.access);
const ofRole: ReadonlySet<string> = new Set(Object.keys(effects.role));

/** Whether a key of chapter 6 can be nothing but the name of a role. */
export const isRole = (key: string) =>
  !namesNobody(key) &&
  !isEverybody(key) &&
  keyCalled('access', key) === undefined &&
  !isWordFor('access', key) &&
  !known.some((one) => isSlip(key, one));

const isAll = ({ value }: Fact) => typeof value === 'string' && isEverything(value);
const isNone = ({ value }: Fact) => value === null || (typeof value === 'string' && isNothing(value));

/** Whether something says no more of a role than what it is. */
export const isOfRole = (value: unknown) =>
  value === undefined || (isMap(value) && Object.keys(value).every((key) => ofRole.has(key)));

/** A role of which no more is said than what it is, or that it may do everything or nothing; undefined where more is said. */
function roleSaid(said: Fact): Fact | undefined {
  const { value } = said;
  if (isAll(said) || isNone(said)) return instead(said, {});
  return value === notShown || isOfRole(value) ? said : undefined;
}

/**
 * `Steward: everything` is a role and its permission, and `Member:` a role, also without `roles:` around them. What a role may
 * do besides is not taken, nor `everything` beside permissions: then all of it is told its exact form.
 * @param allows whether no permission denies anything
 */
export function withRoles(
  fact: Fact,
  path: string,
  { reader, called, allows }: { reader: NaturalReader; called: EntityCalled; allows: boolean },
): Fact {
  const entries = entriesOf(fact);
  const stated = entries.find(([key]) => key === 'roles')?.[1];
  const beside = entries.filter(([key]) => !known.includes(key));
  const roles = [...(stated ? entriesOf(stated) : []), ...beside];
  const read = roles.flatMap(([name, said]): Entry[] => {
    const role = roleSaid(said);
    return role ? [[name, role]] : [];
  });
  const free = roles.filter(([, said]) => isAll(said)).map(([name]) => name);
  const isStatedSo = stated === undefined || isMap(stated.value);
  const isTaken = beside.length > 0 || free.length > 0;
  // `users: read orders` is said of a role as well.
  const isMixed = entries.some(([key, { value }]) => key === 'users' && typeof value === 'string');
  const isPermitted = entries.some(([key]) => key === 'permissions');
  // Where nobody is permitted anything yet, everything is open: then `nothing` would be lost.
  const isLost = !isPermitted && free.length === 0 && roles.some(([, said]) => isNone(said));
  const areRoles =
    !isLost &&
    read.length === roles.length &&
    beside.every(([key]) => isRole(key) && called(key) === undefined && !reader.isBroken(`${path}.${key}`));
  if (!isTaken || !isStatedSo || isMixed || !areRoles || (isPermitted && (free.length > 0 || !allows))) return fact;
  for (const [name] of beside) reader.move(`${path}.${name}`, `${path}.roles.${name}`);
  const [first] = roles;
  const others = entries.filter(([key]) => known.includes(key) && key !== 'roles');
  const all: Entry[] = [...others, ['roles', thingOf(read, stated?.at ?? first?.[1].at ?? fact.at)]];
  const [freed] = roles.filter(([name]) => free.includes(name));
  if (!freed) return thingOf(all, fact.at);
  const permission = { roles: [...new Set(free)], can: 'all', on: 'all' };
  const [line, column] = freed[1].at;
  return thingOf([...all, ['permissions', { value: [permission], at: [line, column] }]], fact.at);
}
