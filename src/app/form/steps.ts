import type { Entity, Field, Screen } from '#specification';

/** Fields that belong together, under a title. */
export interface FormGroup {
  title?: string;
  fields: readonly Field[];
}

/** What a form asks for at once. */
export type FormStep = readonly FormGroup[];

/**
 * What a screen asks for: its own steps, else its sections, else those of the record's detail, so that both have one order.
 * @param restTitle stands over the fields that no section names
 */
export function stepsOf(screen: Screen, entity: Entity, restTitle: string): FormStep[] {
  if (screen.steps) return screen.steps.map((fields) => [{ fields }]);
  const sections = screen.sections ?? entity.product.screenOf('detail', entity)?.sections;
  if (!sections) return [[{ fields: entity.fields }]];
  const groups = sections.map(({ title, fields }) => ({
    title,
    fields: fields.flatMap(({ steps }) => (steps.length === 1 ? [steps[0]] : [])),
  }));
  const named = new Set(groups.flatMap(({ fields }) => fields));
  const rest = entity.fields.filter((field) => !named.has(field));
  return [[...groups, ...(rest.length > 0 ? [{ title: restTitle, fields: rest }] : [])]];
}

/** The fields of some steps. */
export function fieldsIn(steps: readonly FormStep[]): Field[] {
  return steps.flatMap((groups) => groups.flatMap(({ fields }) => fields));
}
