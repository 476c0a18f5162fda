import { type Around, type Entity, type Field, isEmpty, type Values } from '../compile/index.ts';
import { canonical } from '../fields/canonical.ts';
import { meantBy } from '../fields/meant-by.ts';
import { ownOf } from '../json.ts';
import { type Issue, issueAt } from './issue.ts';
import { type Place, placesIn } from './places.ts';

/** A reference that a record has, at whatever depth. */
export interface HeldReference extends Place {
  to: Entity;
  key: string;
}

/** Every reference of a record: whether there is such a record, and may be referred to, is asked of the store. */
export function referencesIn(entity: Entity, values: Values, around: Around = {}): HeldReference[] {
  return placesIn(entity, values, around).flatMap((place) => {
    const { field, answer } = place;
    const isReference = field.kindName === 'reference' && typeof answer === 'string' && answer !== '';
    return isReference && field.to ? [{ ...place, to: field.to, key: answer }] : [];
  });
}

/** Something of which no two records of an entity have the same. */
export interface HeldUnique {
  /** The same for the same field, or group of fields: `serial`, `parts.serial`, `room, start`. */
  name: string;
  /** The same for the same answers. */
  answer: string;
  /** Where it shows. */
  paths: string[][];
}

/** What a record has that no other may have: by `unique` of its fields, at whatever depth, and of its entity. */
export function uniquesIn(entity: Entity, values: Values): HeldUnique[] {
  const ofFields = placesIn(entity, values, {}).flatMap(({ field, answer, path }) => {
    if (!field.isUnique || isEmpty(answer)) return [];
    const name = path.filter((step) => !/^\d+$/.test(step)).join('.');
    return [{ name, answer: canonical(meantBy(field.kindName, answer)), paths: [path] }];
  });
  const ofGroups = entity.uniqueTogether.flatMap((group) => {
    if (group.length === 0 || group.some(({ name }) => isEmpty(values[name]))) return [];
    const answer = canonical(group.map(({ name, kindName }) => meantBy(kindName, values[name])));
    return [{ name: group.map(({ name }) => name).join(', '), answer, paths: group.map(({ name }) => [name]) }];
  });
  return [...ofFields, ...ofGroups];
}

/** What stands twice inside one answer although it is unique: in two entries of a list. */
export function repeatedInside(field: Field, answer: unknown): Issue[] {
  const seen = new Map<Field, Set<string>>();
  const issues: Issue[] = [];
  const visit = (inner: Field, value: unknown, path: string[]) => {
    if (inner.isUnique && path.length > 1 && !isEmpty(value)) {
      const known = seen.get(inner) ?? new Set();
      seen.set(inner, known);
      const meant = canonical(meantBy(inner.kindName, value));
      if (known.has(meant)) issues.push(issueAt(path, 'unique'));
      known.add(meant);
    }
    const { items } = inner;
    if (items && Array.isArray(value))
      for (const [index, entry] of value.entries()) visit(items, entry, [...path, String(index)]);
    for (const property of inner.properties) visit(property, ownOf(value, property.name), [...path, property.name]);
  };
  visit(field, answer, [field.name]);
  return issues;
}
