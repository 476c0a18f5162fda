import { makeCondition } from './make-condition.ts';
import type { Fields, Model, Permission } from './model.ts';
import type { Random } from './random.ts';

interface Source {
  random: Random;
  entities: Record<string, Fields>;
  roles: Model['roles'];
  transitions: string[];
  /** Permissions of a few fields of tasks, rather than of everything. */
  narrow: boolean;
}

const breakable = ['effect', 'roles', 'can', 'on', 'fields', 'when'] as const;

function makeOn({ random, entities, narrow }: Source): 'all' | string[] {
  if (narrow && random.chance(85)) return ['task'];
  if (random.chance(14)) return 'all';
  if (random.chance(60)) return ['task'];
  return random.chance(60) ? [random.pick(['person', 'project'])] : random.some(Object.keys(entities), 60);
}

/** List and read go together nearly always: what one without the other shows is not said everywhere. */
function makeCan({ random, transitions, narrow }: Source, on: 'all' | string[]): 'all' | string[] {
  if (!narrow && random.chance(18)) return 'all';
  const ofTask = on !== 'all' && on.length === 1 && on[0] === 'task';
  const reading = random.chance(93) ? ['list', 'read'] : [random.pick(['list', 'read'])];
  const groups = [reading, reading, ['update'], ['update'], ['create'], ...(narrow ? [] : [['delete']])];
  if (ofTask) groups.push(random.some(transitions), random.some(transitions));
  return [...new Set(random.some(groups, 35).flat())];
}

/** The field that a record is known by can always be read: whether it may be hidden is not said. */
function makeFields({ random, entities }: Source, entity: string, isDeny: boolean): string[] {
  const names = Object.keys(entities[entity] ?? {});
  const chosen = random.some(
    names.filter((name) => name !== 'code'),
    isDeny ? 30 : 60,
  );
  return names.includes('code') && !isDeny ? ['code', ...chosen] : chosen;
}

function makePermission(source: Source): Permission {
  const { random, roles, narrow } = source;
  const isDeny = random.chance(38);
  const on = makeOn(source);
  const can = makeCan(source, on);
  const one: Permission = { roles: random.some(Object.keys(roles), 35), can, on };
  if (isDeny) one.effect = 'deny';
  else if (random.chance(40)) one.effect = 'allow';
  const entity = on !== 'all' && on.length === 1 ? on[0] : undefined;
  if (entity && can !== 'all' && !can.includes('delete') && random.chance(narrow ? 90 : 60))
    one.fields = makeFields(source, entity, isDeny);
  if (random.chance(isDeny ? 85 : 55)) one.when = random.chance(5) ? 'none' : makeCondition(source, entity);
  // Fields and conditions of one entity mean nothing for the others, which a broken `on` would reach.
  const parts = one.fields || one.when ? breakable.filter((part) => part !== 'on') : breakable;
  if (random.chance(5)) one.broken = random.pick(parts);
  if (isDeny) leaveOut(one, random);
  return one;
}

/** What a deny leaves out, it says of all. */
function leaveOut(one: Permission, random: Random) {
  if (random.chance(6)) delete one.roles;
  if (random.chance(6) && !one.fields) delete one.can;
  if (random.chance(6) && !one.fields && !one.when) delete one.on;
}

/** Most roles may do something broad, so that what narrows it has something to narrow. */
function makeBroad(source: Source, role: string): Permission[] {
  const { random, transitions, narrow } = source;
  if (random.chance(10)) return [];
  const on = !narrow && random.chance(45) ? 'all' : [random.pick(['task', 'task', 'person', 'project'])];
  const ofTask = on !== 'all' && on[0] === 'task';
  const some = random
    .some(['list,read', 'update', 'create', ...(ofTask ? transitions : [])], 80)
    .join()
    .split(',');
  if (on === 'all') return [{ roles: [role], can: random.chance(70) ? 'all' : [...new Set([...some, 'delete'])], on }];
  const [entity = ''] = on;
  const fields = narrow || random.chance(50) ? makeFields(source, entity, false) : undefined;
  const when = random.chance(35) ? makeCondition(source, entity) : undefined;
  return [{ roles: [role], can: fields || random.chance(50) ? some : 'all', on, fields, when }];
}

/** Chapter 6: some permissions, allowing and denying, with and without fields and conditions, in any order. */
export function makePermissions(source: Source): Permission[] {
  const { random, roles } = source;
  const broad = Object.keys(roles).flatMap((role) => makeBroad(source, role));
  const further = Array.from({ length: 5 + Math.floor(random.next() * 6) }, () => makePermission(source));
  return [...broad, ...further]
    .map((one) => ({ one, at: random.next() }))
    .sort((left, right) => left.at - right.at)
    .map(({ one }) => one);
}
