import type { FieldFacts } from './vocabulary.ts';

/** A field at whatever depth of an entity. */
export interface Placed {
  path: string;
  /** Its own name; that of its list for an item. */
  name: string;
  field: FieldFacts;
  /** The innermost object around it. */
  inside: FieldFacts | undefined;
  /** The object, or the list of objects, that it is a property of. */
  above: Placed | undefined;
  /** Whether it is a field of the entity itself. */
  isOfEntity: boolean;
}

/** Every field among some, each before those inside it. */
export function* walkFields(
  fields: Record<string, FieldFacts> | null | undefined,
  path: string,
  above?: Placed,
): Generator<Placed> {
  for (const [name, field] of Object.entries(fields ?? {}))
    yield* walkField({ path: `${path}.${name}`, name, field, inside: above?.field, above, isOfEntity: !above });
}

function* walkField(placed: Placed): Generator<Placed> {
  yield placed;
  const { field, path } = placed;
  if (field.items) yield* walkField({ ...placed, path: `${path}.items`, field: field.items, isOfEntity: false });
  yield* walkFields(field.properties, `${path}.properties`, placed);
}
