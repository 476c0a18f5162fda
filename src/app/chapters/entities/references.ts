import type { Entity, Field, Product } from '#specification';

/** One reference of the model: from which entity to which, and how many of each. */
export interface Reference {
  /** Of the fact. */
  id: string;
  from: Entity;
  /** Its name, with those of what it stands in. */
  label: string;
  field: Field;
  /** Undefined where the document does not say, or names what it does not have. */
  to: Entity | undefined;
  /** One record refers to several. */
  isMany: boolean;
}

/** Every reference of a product, also inside of objects and lists. */
export function referencesOf(product: Product): Reference[] {
  return product.entities.flatMap((from) => from.fields.flatMap((field) => within(from, field, [], false)));
}

function within(from: Entity, field: Field, above: readonly string[], isInList: boolean): Reference[] {
  const { items } = field;
  const names = field.isEntry ? above : [...above, field.label.text];
  if (field.kindName === 'reference')
    return [{ id: field.path, from, label: names.join(' · '), field, to: field.to, isMany: isInList }];
  const inner = [...(items ? [items] : []), ...field.properties];
  return inner.flatMap((one) => within(from, one, names, isInList || one.isEntry));
}

/** Where a reference leads that leads to no entity: to something of the name that is written, or to something unknown. */
export function lostTarget({ id, field }: Reference): { id: string; name: string | undefined } {
  const name = field.facts.to ?? undefined;
  return { id: `lost ${name ?? id}`, name };
}
