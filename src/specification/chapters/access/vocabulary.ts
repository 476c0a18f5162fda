import * as z from 'zod';
import { exactWord, expression, facts, list, means, named, text } from '../facts.ts';

const role = facts({
  title: means('What the role is called.', text),
  description: means('What it is for.', text),
  inherits: means('The roles whose permissions it has as well.', list(text)),
});

const all = z.literal('all');

const permission = facts({
  effect: means('Whether it allows or denies; deny goes before allow.', exactWord(['allow', 'deny'])),
  roles: means('The roles that it is for.', list(text)),
  can: means('The actions, or `all`.', z.union([all, list(text)])),
  on: means('The entities, or `all`.', z.union([all, list(text)])),
  fields: means('The fields that it is limited to.', list(text)),
  when: means('The records that it is limited to.', expression),
});

/** Chapter 6: who there is and who may do what. */
export const access = facts({
  roles: means('The roles, by name.', named(role)),
  users: means(
    'Who the users are.',
    facts({
      entity: means('The entity that keeps them.', text),
      roles: means('Its field that keeps the roles of each.', text),
    }),
  ),
  permissions: means('Who may do what.', z.array(permission)),
  whenDenied: means('Whether what may not be done is explained or hidden.', exactWord(['explain', 'hide'])),
});

export type AccessFacts = z.output<typeof access>;
export type RoleFacts = z.output<typeof role>;
export type PermissionFacts = z.output<typeof permission>;
