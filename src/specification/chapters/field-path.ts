import { kindOf } from '../fields/index.ts';
import type { FieldFacts } from './entities/vocabulary.ts';
import type { Names } from './names.ts';
import type { Known } from './typing/type.ts';

/** Where a path such as `appliance.customer.city` leads. */
export type Found =
  | { field: FieldFacts; name: string; entity: string; isOfEntity: boolean }
  /** There is no such field: the step that nothing has, and what has not. */
  | { missing: string; owner: string; names: Known };

const nothing: Known = { has: () => false, keys: () => [] };

/** Follows a path through references, objects and lists; undefined where the document does not say what lies there. */
export function follow(names: Names, entity: string, written: string): Found | undefined {
  let fields: (Known & { get?: (name: string) => FieldFacts | undefined }) | undefined = names.fieldsOf(entity);
  let owner = entity;
  let found: Found | undefined;
  let isOfEntity = true;
  for (const step of written.split('.')) {
    if (!fields) return undefined;
    const field: FieldFacts | undefined = fields.get?.(step);
    if (!field) return { missing: step, owner, names: fields };
    found = { field, name: step, entity: isOfEntity ? owner : '', isOfEntity };
    const inside: FieldFacts = field.items ?? field;
    isOfEntity = Boolean(inside.to);
    owner = inside.to ?? step;
    fields = inside.to ? names.fieldsOf(inside.to) : inner(inside);
  }
  return found;
}

/** What lies inside a field that is no reference: nothing in a text, not known in what has no stated type. */
function inner(field: FieldFacts) {
  if (field.properties) return new Map(Object.entries(field.properties));
  const { kind, assumed } = kindOf(field);
  return assumed || kind === 'object' || kind === 'array' || kind === 'reference' ? undefined : nothing;
}
