import { isFormOf } from '../vocabulary/spoken-of.ts';
import { exampleIn } from '../vocabulary/words/example-words.ts';
import { isRolesWord, isUserWord, rolesField, usersFacts } from '../vocabulary/words/user-words.ts';
import type { DraftNames } from './draft-names.ts';

/** What a field means that is of the type `user`, of a role, or of `roles`: a user, or what each of them is. */
export function peopleFault(name: string, word: string, names: DraftNames) {
  const { roles, usersEntity, language } = names;
  if (isRolesWord(word)) return { code: 'fact.exact', values: { example: `${name}: ${rolesField(roles)}` } } as const;
  if (!isUserWord(word) && !roles.some((role) => isFormOf(role, word))) return undefined;
  const reference = (to: string) => `${name}: { type: reference, to: ${to} }`;
  const users = usersEntity ?? names.entities.find(isUserWord);
  if (users !== undefined) return { code: 'fact.exact', values: { example: reference(users) } } as const;
  const user = exampleIn(language, 'user');
  const example = [
    reference(user),
    `${user}: ${usersFacts(exampleIn(language, 'name'), roles)}`,
    `users: { entity: ${user}, roles: roles }`,
  ].join('\n');
  return { code: 'fact.users', values: { example } } as const;
}
