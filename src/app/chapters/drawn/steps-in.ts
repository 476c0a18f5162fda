import type { Entity, Field } from '#specification';

/** The steps of a path inside an entity, fields by their titles; `fields`, `properties` and `items` are left out. */
export function stepsIn(entity: Entity | undefined, steps: readonly string[]): string[] {
  const found: string[] = [];
  let field: Field | undefined;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] ?? '';
    const name = steps[index + 1];
    if (step === 'items' && field?.items) {
      field = field.items;
    } else if ((step === 'fields' || step === 'properties') && name !== undefined) {
      field = step === 'fields' ? entity?.field(name) : field?.property(name);
      found.push(field?.label.text ?? name);
      index++;
    } else found.push(step);
  }
  return found;
}
