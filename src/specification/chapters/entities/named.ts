import { parseSortKey } from '../../sort-key.ts';
import type { Specification } from '../../specification.ts';

/** The entities that other chapters name, each once, in the order of the document. */
export function entitiesNamed({ screens, lifecycles, rules, access, calls }: Specification): string[] {
  const named = [
    ...Object.values(screens).flatMap(({ entity, related, widgets }) => [
      entity,
      ...(related ?? []).map((written) => written.split('.')[0]),
      ...(widgets ?? []).map(({ of }) => of),
    ]),
    ...Object.keys(lifecycles),
    ...Object.values(rules).map(({ entity }) => entity),
    access.users?.entity,
    ...(access.permissions ?? []).flatMap(({ on }) => (on === 'all' ? [] : (on ?? []))),
    ...Object.values(calls).map(({ entity }) => entity),
  ];
  return [...new Set(named.flatMap((name) => name || []))];
}

/** The fields that screens and states name of an entity; those of others, behind a dot, are not its own. */
export function fieldsNamed({ screens, lifecycles }: Specification, entity: string): string[] {
  const shown = Object.values(screens).filter((screen) => screen.entity === entity);
  const named = shown.flatMap(({ columns, filters, search, sort }) => [
    ...(columns ?? []),
    ...(filters ?? []),
    ...(search ?? []),
    ...(sort ?? []).map((key) => parseSortKey(key).name),
  ]);
  const state = Object.hasOwn(lifecycles, entity) ? lifecycles[entity]?.field : undefined;
  return [...new Set([...named, ...(state ? [state] : [])])].filter((name) => /^\w+$/.test(name));
}
