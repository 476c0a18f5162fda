import { permissionsOf } from '../../vocabulary/own-rights.ts';
import { allSpokenOf } from '../../vocabulary/spoken-of.ts';
import { actionsNamed } from '../../vocabulary/words/action-words.ts';
import type { Checker } from '../checker.ts';
import type { PermissionFacts } from './vocabulary.ts';

/** Actions named with what they are done to, `edit orders`, are told the permissions that they are; nothing is allowed by them. */
export function saysWords(checker: Checker, path: string, { roles, can, on }: PermissionFacts): boolean {
  if (can === 'all' || !can?.some((name) => name.includes(' ') && actionsNamed(name).length > 0)) return false;
  const { entities } = checker.specification;
  const called = Object.entries(entities).map(
    ([name, { title, plural }]) => [name, title ?? '', plural ?? ''] as const,
  );
  const spokenOf = (text: string) => allSpokenOf(text, called);
  const index = can.findIndex(
    (name) =>
      name.includes(' ') && actionsNamed(name).length > 0 && spokenOf(name).length > 0 && !isTransition(checker, name),
  );
  if (index < 0) return false;
  const names = { entities: Object.keys(entities), spokenOf };
  const otherwise = on === 'all' || !on ? 'all' : on;
  const permissions = permissionsOf(roles?.join(', ') ?? 'your role', can, names, otherwise);
  checker.error(`${path}.can.${index}`, 'access.words', { example: `permissions: [${permissions.join(', ')}]` });
  return true;
}

const isTransition = ({ specification }: Checker, name: string) =>
  Object.values(specification.lifecycles).some(({ transitions }) => Object.hasOwn(transitions ?? {}, name));
