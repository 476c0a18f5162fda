import type { DraftNames } from './draft-names.ts';

const within = /^(?:only )?(?:unique )?(?:per|within(?: an?| the)?|in|by|pro|je|innerhalb(?: von)?) (.+)$/i;

/**
 * The groups of an entity that a field belongs to which is unique among some records only, `unique: per owner`; undefined where it is
 * not said of one of its fields.
 * @param path of the field of an entity
 */
export function uniqueWith(path: string, value: unknown, names: DraftNames): string | undefined {
  const [, entity, , field = ''] = path.split('.');
  const said = typeof value === 'string' ? [within.exec(value.trim())?.[1] ?? ''] : Array.isArray(value) ? value : [];
  const others = said.filter((name) => name !== field);
  const fields = names.fieldsOf(entity);
  if (others.length === 0 || !others.every((name) => fields.includes(name))) return undefined;
  return `unique: [[${[...others, field].join(', ')}]]`;
}
