import { makeLifecycle } from './make-lifecycle.ts';
import { makePermissions } from './make-permissions.ts';
import { makeRecords } from './make-records.ts';
import type { Model, Subject } from './model.ts';
import { type Random, randomOf } from './random.ts';
import { constants, people } from './skeleton.ts';

const names = ['guest', 'clerk', 'fitter', 'chief'];

/** Roles inherit only those before them, so that they never go round. */
function makeRoles({ chance, some }: Random): Model['roles'] {
  return Object.fromEntries(
    names.map((name, index) => [name, index > 0 && chance(45) ? some(names.slice(0, index), 40) : []]),
  );
}

/** A whole document with its records, the same for the same seed. */
export function makeModel(seed: number): Model {
  const random = randomOf(seed);
  const { entities, records } = makeRecords(random);
  const roles = makeRoles(random);
  const lifecycle = makeLifecycle({ random, entities, roles });
  const transitions = Object.keys(lifecycle.transitions);
  const permissions = makePermissions({ random, entities, roles, transitions, narrow: seed % 2 === 0 });
  return { seed, entities, lifecycle, roles, permissions, constants, records };
}

/** Who asks: each role alone, several at once, now and then somebody without any. */
export function subjectsOf({ seed, roles }: Model): Subject[] {
  const { pick, some } = randomOf(seed + 1_000_000);
  const each = Object.keys(roles).map((role) => ({ id: pick(people), roles: [role] }));
  const nobody = seed % 4 === 0 ? [{ id: pick(people), roles: [] }] : [];
  return [...each, { id: pick(people), roles: some(names, 60) }, ...nobody];
}
