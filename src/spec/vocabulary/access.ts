import * as z from 'zod';
import { expression, facts, list, named, text, word } from './facts.ts';

const role = facts({ title: text, description: text, inherits: list(text) });

const all = z.literal('all');

const permission = facts({
  effect: word(['allow', 'deny']),
  roles: list(text),
  can: z.union([all, list(text)]),
  on: z.union([all, list(text)]),
  fields: list(text),
  when: expression,
});

/** Chapter 6: who there is and who may do what. */
export const access = facts({
  roles: named(role),
  permissions: z.array(permission, { error: 'expected a list of permissions (`- { roles: …, can: …, on: … }`)' }),
  whenDenied: word(['explain', 'hide']),
});

export type Access = z.output<typeof access>;
export type Permission = z.output<typeof permission>;
