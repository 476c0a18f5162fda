import { kindOf } from '../../fields/index.ts';
import type { Checker } from '../checker.ts';
import { choicesOf } from '../typing/fields.ts';

/** The entity that keeps the users, and its field that keeps the roles of each. */
export function checkUsers(checker: Checker) {
  const { users } = checker.specification.access;
  if (!users) return;
  checker.entity('access.users.entity', users.entity);
  if (!users.entity || !users.roles) return;
  const path = 'access.users.roles';
  const fields = checker.names.fieldsOf(users.entity);
  const field = fields?.get(users.roles);
  if (fields && !field) checker.unknown(path, 'field', users.roles, fields.keys(), users.entity);
  if (!field) return;
  const holder = field.items ?? field;
  const isOpen = kindOf(field).kind === 'array' && !field.items;
  if (!isOpen && !['text', 'choice'].includes(kindOf(holder).kind))
    checker.error(path, 'access.usersRoles', { name: users.roles });
  if (!holder.enum || !checker.names.roles) return;
  for (const name of choicesOf(holder).names.keys()) checker.known(path, 'role', name, checker.names.roles);
}
