import type { Entity, Field, Screen } from '#specification';
import type { Answers } from './answers.ts';
import type { Opened } from './use-opened.ts';

/** Fields that belong together, under a title. */
export interface FormGroup {
  title?: string | undefined;
  fields: readonly Field[];
}

/** What a form asks for at once. */
export type FormStep = readonly FormGroup[];

/**
 * What a screen asks for: its own steps, under their titles or those of sections, else its sections, else those of the record's detail, so that both have one order.
 * @param restTitle stands over the fields that no section names
 */
export function stepsOf(screen: Screen, entity: Entity, restTitle: string): FormStep[] {
  const sections = screen.sections ?? entity.product.screenOf('detail', entity)?.sections;
  if (screen.steps) {
    const made = screen.steps.map(({ fields }) => titleOf(fields, sections));
    return screen.steps.map(({ title, fields }, index) => {
      const ofSection = made[index];
      // A title that two steps would have says of neither what it is.
      const isOwn = made.indexOf(ofSection) === made.lastIndexOf(ofSection);
      return [{ fields, title: title ?? (isOwn ? ofSection : undefined) }];
    });
  }
  if (!sections) return [[{ fields: entity.fields }]];
  const groups = sections.map(({ title, fields }) => ({
    title,
    fields: fields.flatMap(({ steps }) => (steps.length === 1 ? [steps[0]] : [])),
  }));
  const named = new Set(groups.flatMap(({ fields }) => fields));
  const rest = entity.fields.filter((field) => !named.has(field));
  return [[...groups, ...(rest.length > 0 ? [{ title: restTitle, fields: rest }] : [])]];
}

/** What a section is called that has all of some fields. A field alone has a name that says more. */
function titleOf(fields: readonly Field[], sections: Screen['sections']): string | undefined {
  const isIn = (section: NonNullable<Screen['sections']>[number], field: Field) =>
    section.fields.some(({ steps }) => steps.length === 1 && steps[0] === field);
  if (fields.length < 2) return undefined;
  return sections?.find((section) => fields.every((field) => isIn(section, field)))?.title;
}

/** The fields of some steps. */
export function fieldsIn(steps: readonly FormStep[]): Field[] {
  return steps.flatMap((groups) => groups.flatMap(({ fields }) => fields));
}

/** Whether something is known to be wrong with an answer of a step. */
export const isWrong = (step: FormStep, answers: Pick<Answers, 'errorsOf'>): boolean =>
  fieldsIn([step]).some(({ name }) => Object.keys(answers.errorsOf(name)).length > 0);

/** The last step that was answered before, from 0; of a record that is there already the last of all. */
export function furthestAnswered(steps: readonly FormStep[], { from, draft }: Pick<Opened, 'from' | 'draft'>): number {
  if (from) return steps.length - 1;
  const typed = draft?.values ?? {};
  return Math.max(
    0,
    steps.findLastIndex((step) => fieldsIn([step]).some(({ name }) => Object.hasOwn(typed, name))),
  );
}
