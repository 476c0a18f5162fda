import { effects } from '../chapters/effects.ts';
import { keyWords } from './words/key-words.ts';
import { denies } from './words/limit-words.ts';

/** What a permission states, by its own keys: `{ action: write, entity: order }`; what two of them say is said of both. */
export const asPermission = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...Map.groupBy(Object.entries(value), ([key]) => permissionWords.get(key) ?? key)].map(([key, said]) => [
      key,
      said.length > 1 ? said.flatMap(([, inner]) => inner ?? []) : said[0]?.[1],
    ]),
  );

const permissionWords: ReadonlyMap<string, string> = new Map(Object.entries(keyWords.permission));

/** Keys behind which rights stand, or what they are of. */
export const ofRights: ReadonlySet<string> = new Set(['can', 'may', 'permissions', 'rights', 'allow']);

export const isOfPermission = (key: string) => Object.hasOwn(effects.permission, key) || permissionWords.has(key);

/** Whether a key says something of rights, and names nobody: `deny: delete orders`. */
export const namesNobody = (key: string) => ofRights.has(key) || isOfPermission(key) || denies(key);

/** What is said of a role, and of no right of it. */
export const isOfRole = (key: string) =>
  key === 'roles' || Object.hasOwn(effects.role, key) || Object.hasOwn(keyWords.role, key);
