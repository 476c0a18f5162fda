import type { AccessFacts, PermissionFacts, RoleFacts } from '../../chapters/access/vocabulary.ts';
import type { RuleFacts } from '../../chapters/rules/vocabulary.ts';
import type { AboutKeys } from './about.ts';

const rbac = 'NIST RBAC';

export const rule = {
  title: ['A loan ends after it begins', 'rule.error', 'own'],
  entity: ['loan', 'rule.entity', 'own'],
  when: ['record.urgent', 'all', 'own'],
  assert: ['record.dueOn >= today()', 'rule.assert', 'own'],
  at: ['[dueOn]', 'rule.at', 'own'],
  error: ['due-too-early', 'rule.error', 'RFC 9457'],
  severity: ['warning', 'error', 'own'],
  checkedBy: ['server', 'both', 'own'],
} satisfies AboutKeys<RuleFacts>;

export const access = {
  roles: ['{ member: { title: Member } }', 'access.roles', rbac],
  users: ['{ entity: user, roles: roles }', 'access.users', rbac],
  permissions: ['[{ roles: [member], can: [list, read], on: [tool] }]', 'access.permissions', rbac],
  whenDenied: ['hide', 'explain', 'own'],
} satisfies AboutKeys<AccessFacts>;

export const role = {
  title: ['Member', 'fromName', 'own'],
  description: ['Lends and borrows.', 'nothing', 'own'],
  inherits: ['[guest]', 'nothing', rbac],
} satisfies AboutKeys<RoleFacts>;

export const users = {
  entity: ['user', 'access.users', 'own'],
  roles: ['roles', 'access.users', rbac],
} satisfies AboutKeys<NonNullable<AccessFacts['users']>>;

export const permission = {
  effect: ['deny', 'allow', rbac],
  roles: ['[member]', 'access.permission', rbac],
  can: ['[list, read]', 'access.permission', rbac],
  on: ['[tool]', 'access.permission', rbac],
  fields: ['[dueOn]', 'all', 'own'],
  when: ['record.owner == subject.id', 'all', 'own'],
} satisfies AboutKeys<PermissionFacts>;
