import { type Around, type Entity, type Field, objectView, scopeOf, type Values } from '../compile/index.ts';
import type { Answer, Structure } from '../expressions/index.ts';
import { isObject, ownOf } from '../json.ts';

/** A field where it stands in a record, at whatever depth. */
export interface Place {
  field: Field;
  answer: unknown;
  /** Field, then index or property inside it. */
  path: string[];
  /** The innermost object around it: `item` in expressions. */
  item: Structure | undefined;
}

/** Every field of a record, those inside of its objects and lists included. */
export function placesIn(entity: Entity, values: Values, around: Around): Place[] {
  const found: Place[] = [];
  const visit = (place: Place) => {
    found.push(place);
    for (const inner of inside(entity, values, around, place)) visit(inner);
  };
  for (const field of entity.fields)
    visit({ field, answer: ownOf(values, field.name), path: [field.name], item: undefined });
  return found;
}

function inside(entity: Entity, values: Values, around: Around, { field, answer, path, item }: Place): Place[] {
  const { items } = field;
  if (items && Array.isArray(answer))
    return answer.map((entry, index) => ({ field: items, answer: entry, path: [...path, String(index)], item }));
  if (field.kindName !== 'object' || !isObject(answer)) return [];
  const view = objectView(field, answer, { entity, values, around, item });
  return field.properties.map((property) => ({
    field: property,
    answer: ownOf(answer, property.name),
    path: [...path, property.name],
    item: view,
  }));
}

/** One place inside another: a long list is not walked for one of its entries. */
function insideAt(
  entity: Entity,
  values: Values,
  around: Around,
  { field, answer, path, item }: Place,
  step: string,
): Place | undefined {
  const { items } = field;
  if (items && Array.isArray(answer))
    return step in answer ? { field: items, answer: answer[Number(step)], path: [...path, step], item } : undefined;
  const property = field.kindName === 'object' ? field.property(step) : undefined;
  if (!property || !isObject(answer)) return undefined;
  const view = objectView(field, answer, { entity, values, around, item });
  return { field: property, answer: ownOf(answer, step), path: [...path, step], item: view };
}

/** Whether a place matters as the record stands: its field, and everything around it. */
export function relevance(entity: Entity, values: Values, path: readonly string[], around: Around): Answer | 'spent' {
  const [name = '', ...further] = path;
  const field = entity.field(name);
  if (!field) return true;
  let place: Place | undefined = { field, answer: ownOf(values, name), path: [name], item: undefined };
  let answer = relevanceOf(entity, values, place, around);
  for (const step of further) {
    if (answer !== true) return answer;
    place = insideAt(entity, values, around, place, step);
    if (!place) return true;
    answer = relevanceOf(entity, values, place, around);
  }
  return answer;
}

/** Whether a field matters by its own condition; that is not known where the condition is written and not shown. */
export function relevanceOf(entity: Entity, values: Values, { field, item }: Place, around: Around): Answer | 'spent' {
  if (entity.product.isLost(`${field.path}.relevantWhen`)) return 'unknown';
  return field.relevantWhen?.judge(scopeOf(entity, values, around, item)) ?? true;
}
