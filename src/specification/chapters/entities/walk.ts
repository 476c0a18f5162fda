import type { FieldFacts } from './vocabulary.ts';

/** A field at whatever depth of an entity. */
export interface Placed {
  path: string;
  /** Its own name; that of its list for an item. */
  name: string;
  field: FieldFacts;
  /** The innermost object around it. */
  inside: FieldFacts | undefined;
  /** Whether it is a field of the entity itself. */
  isOfEntity: boolean;
}

/** Every field among some, each before those inside it. */
export function* walkFields(
  fields: Record<string, FieldFacts> | null | undefined,
  path: string,
  inside?: FieldFacts,
): Generator<Placed> {
  for (const [name, field] of Object.entries(fields ?? {}))
    yield* walkField({ path: `${path}.${name}`, name, field, inside, isOfEntity: inside === undefined });
}

function* walkField(placed: Placed): Generator<Placed> {
  yield placed;
  const { field, path, name, inside } = placed;
  if (field.items) yield* walkField({ path: `${path}.items`, name, field: field.items, inside, isOfEntity: false });
  yield* walkFields(field.properties, `${path}.properties`, field);
}
