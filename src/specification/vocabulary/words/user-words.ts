import { inFlow } from '../written.ts';

/** What people call those who use a product, and the field that keeps what each of them is. */
const user =
  /^(?:users?|accounts?|logins?|(?:be)?nutzer(?:in|innen)?|benutzer(?:in|innen)?|anwender|konto|مستخدم(?:ون)?|利用者|ユーザー)$/iu;
const roles = /^(?:roles|rollen|الأدوار|ロール)$/iu;

export const isUserWord = (word: string) => user.test(word);
export const isRolesWord = (word: string) => roles.test(word);

/** An entity that keeps the users. @param name what each is called */
export const usersFacts = (name: string, roles: readonly string[]) =>
  `{ fields: { ${name}: { type: string }, roles: ${rolesField(roles)} } }`;

/** The field that keeps the roles of a user, with those that there are. */
export const rolesField = (names: readonly string[]) =>
  `{ type: array, items: { type: string${names.length > 0 ? `, enum: [${names.map(inFlow).join(', ')}]` : ''} } }`;
