import type { OwnNames } from './own-example.ts';

/** Who the users are, where words speak of one entity alone. */
export function usersSaid(words: string, names: OwnNames): string | undefined {
  const [entity, ...others] = words === '' ? [] : names.spokenOf(words);
  return entity === undefined || others.length > 0 ? undefined : `{ entity: ${entity}, roles: roles }`;
}
