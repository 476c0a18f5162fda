import type * as z from 'zod';
import type { Thing } from '../chapters/effects.ts';
import { chapters } from '../chapters/index.ts';
import type { ChapterKey } from '../chapters/keys.ts';
import { inside } from '../reading/schema.ts';

/** Where each thing is stated; a star stands for a name, or for the number of an item. */
export const places: Readonly<Record<Thing, string>> = {
  purpose: 'purpose',
  audience: 'purpose.audience.*',
  screen: 'screens.*',
  view: 'screens.*.views.*',
  widget: 'screens.*.widgets.*',
  section: 'screens.*.sections.*',
  step: 'screens.*.steps.*',
  entity: 'entities.*',
  field: 'entities.*.fields.*',
  option: 'entities.*.fields.*.enum.*',
  lifecycle: 'lifecycles.*',
  state: 'lifecycles.*.states.*',
  transition: 'lifecycles.*.transitions.*',
  rule: 'rules.*',
  access: 'access',
  role: 'access.roles.*',
  users: 'access.users',
  permission: 'access.permissions.*',
  call: 'calls.*',
  error: 'errors.*',
  constant: 'constants.*',
};

/** Every thing, in the order of the chapters. */
export const things = Object.keys(places) as readonly Thing[];

/** The chapter that a thing is stated in. */
export function chapterOfThing(thing: Thing): ChapterKey {
  return places[thing].split('.')[0] as ChapterKey;
}

/** The vocabulary of what is stated at a place. */
export function schemaAt(path: string): z.core.$ZodType | undefined {
  const [chapter = '', ...steps] = path.split('.');
  const root: z.core.$ZodType | undefined = Object.hasOwn(chapters, chapter)
    ? chapters[chapter as ChapterKey].vocabulary
    : undefined;
  return steps.reduce((at: z.core.$ZodType | undefined, step) => at && inside(at, step), root);
}
