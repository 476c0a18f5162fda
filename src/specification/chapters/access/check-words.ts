import { parseExpression } from '../../expressions/parse.ts';
import { languageOf } from '../../texts/language.ts';
import { isExpression } from '../../vocabulary/entity-of-rule.ts';
import type { Owned } from '../../vocabulary/own-limits.ts';
import { permissionsOf } from '../../vocabulary/own-rights.ts';
import { spokenAmong } from '../../vocabulary/spoken-of.ts';
import { actionsNamed } from '../../vocabulary/words/action-words.ts';
import { exampleIn } from '../../vocabulary/words/example-words.ts';
import type { Checker } from '../checker.ts';
import { mended } from '../expressions.ts';
import type { PermissionFacts } from './vocabulary.ts';

/** Actions named with what they are done to, `edit orders`, are told the permissions that they are; nothing is allowed by them. */
export function saysWords(checker: Checker, path: string, permission: PermissionFacts): boolean {
  const { roles, on, ...right } = permission;
  const { can } = right;
  if (can === 'all' || !can?.some((name) => name.includes(' ') && actionsNamed(name).length > 0)) return false;
  const { specification } = checker;
  const { access, entities, lifecycles, notShown, unusable } = specification;
  // What it is limited to cannot be told.
  if ([...notShown, ...unusable].some((one) => one.startsWith(`${path}.`))) return false;
  const spokenOf = spokenAmong(entities);
  const index = can.findIndex(
    (name) =>
      name.includes(' ') && actionsNamed(name).length > 0 && spokenOf(name).length > 0 && !isTransition(checker, name),
  );
  if (index < 0) return false;
  const language = languageOf(specification.language ?? specification.purpose.locales?.[0]);
  const names: Owned = {
    language,
    entities: Object.keys(entities),
    spokenOf,
    usersEntity: access.users?.entity ?? undefined,
    fieldsOf: (entity = '') => Object.keys(entities[entity]?.fields ?? {}),
    referencesOf: (entity) =>
      Object.entries(entities[entity]?.fields ?? {}).flatMap(([field, { to }]) => (to ? [[field, to] as const] : [])),
    condition: (entity, words) => {
      const meant = mended(words, entity, checker);
      return isExpression(meant) && 'node' in parseExpression(meant) ? meant : undefined;
    },
    transitionsOf: (entity) =>
      Object.entries(lifecycles[entity]?.transitions ?? {}).map(([name, { title }]) => [name, title ?? undefined]),
  };
  const permissions = permissionsOf(
    roles?.join(', ') ?? exampleIn(language, 'your role'),
    right,
    names,
    on ?? undefined,
  );
  checker.error(`${path}.can.${index}`, 'access.words', { example: `permissions: [${permissions.join(', ')}]` });
  return true;
}

const isTransition = ({ specification }: Checker, name: string) =>
  Object.values(specification.lifecycles).some(({ transitions }) => Object.hasOwn(transitions ?? {}, name));
