import type { Gap } from '../gap.ts';
import type { Specification } from '../specification.ts';
import { isUserWord, rolesField, usersFacts } from '../vocabulary/words/user-words.ts';
import type { Answer } from './answers.ts';
import { othersNamed } from './entity-answers.ts';
import { DocumentNames } from './names.ts';

/**
 * The entity that keeps the users: one with a field for roles, or one that is called so; else a new one. Who of the others
 * may be meant, only a person knows.
 */
export function usersOf(gap: Gap, specification: Specification): Answer[][] {
  const names = new DocumentNames(specification);
  const stated = specification.access.users?.entity ?? undefined;
  const entities = stated === undefined ? names.entities : [stated];
  const entity =
    entities.find((name) => names.roleFieldOf(name)) ??
    stated ??
    names.entities.find(isUserWord) ??
    names.words('user');
  const field = names.roleFieldOf(entity);
  const roles = field ?? 'roles';
  const isThere = names.entities.includes(entity);
  const fields: Answer[] =
    field !== undefined
      ? []
      : isThere
        ? [[`entities.${entity}.fields.${roles}`, rolesField(names.roles)]]
        : [[`entities.${entity}`, usersFacts(names.words('name'), names.roles)], ...othersNamed(specification, entity)];
  const key = gap.path.slice('access.users'.length);
  const users = key === '.entity' ? entity : key === '.roles' ? roles : `{ entity: ${entity}, roles: ${roles} }`;
  return [[[gap.path, users], ...fields]];
}
