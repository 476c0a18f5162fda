import { fieldsOfStep } from '../../compile/step-fields.ts';
import { several } from '../../problem.ts';
import { parseSortKey } from '../../sort-key.ts';
import type { Checker } from '../checker.ts';
import { demandedOf } from '../entities/demanded.ts';
import type { Limits } from '../limits.ts';
import type { ScreenFacts } from './vocabulary.ts';

const mostOnPage = 1000;

/** The fields that a screen shows, sorts by, filters by and asks for, and what it does with several records. */
export function checkFields(checker: Checker, at: string, screen: ScreenFacts, limits: Limits) {
  const { entity } = screen;
  for (const list of ['columns', 'filters', 'search'] as const) {
    checker.fields(`${at}.${list}`, entity, screen[list]);
    checker.twice(`${at}.${list}`, screen[list]);
  }
  checker.fields(
    `${at}.sort`,
    entity,
    screen.sort?.map((key) => parseSortKey(key).name),
  );
  for (const [index, { fields }] of (screen.sections ?? []).entries())
    checker.fields(`${at}.sections.${index}.fields`, entity, fields);
  for (const [index, step] of (screen.steps ?? []).entries())
    checker.ownFields(stepPath(at, index, step), entity, fieldsOfStep(step));
  checkAsked(checker, at, screen);
  checkDemanded(checker, at, screen);
  checkBulk(checker, at, screen);
  // A page is as long as a limit says, like the length of a field.
  const size = limits.of({ maxItems: screen.pageSize }, 'maxItems');
  if (size !== undefined && (size < 1 || size > mostOnPage || !Number.isInteger(size)))
    checker.error(`${at}.pageSize`, 'screen.pageSize', { limit: String(size), most: String(mostOnPage) });
}

/** Where the fields of a step stand. */
function stepPath(at: string, index: number, step: NonNullable<ScreenFacts['steps']>[number]): string {
  return `${at}.steps.${index}${Array.isArray(step) ? '' : '.fields'}`;
}

/** Only transitions write the state: no form asks for it. */
function checkAsked(checker: Checker, at: string, { entity, kind, steps, sections }: ScreenFacts) {
  const field = entity ? checker.names.stateField(entity) : undefined;
  if (!field || (kind !== 'create' && kind !== 'edit')) return;
  const asked = (path: string, names: readonly string[] | null | undefined) => {
    for (const [index, name] of (names ?? []).entries())
      if (name === field) checker.warn(`${path}.${index}`, 'lifecycle.stateAsked', { name });
  };
  for (const [index, step] of (steps ?? []).entries()) asked(stepPath(at, index, step), fieldsOfStep(step));
  for (const [index, { fields }] of (sections ?? []).entries()) asked(`${at}.sections.${index}.fields`, fields);
}

/** Steps ask for all that there is to answer: what a new record needs and no step asks for holds every form back. */
function checkDemanded(checker: Checker, at: string, { entity, kind, steps }: ScreenFacts) {
  if (kind !== 'create' || !entity || !steps) return;
  const asked = new Set(steps.flatMap(fieldsOfStep));
  const missing = demandedOf(checker, entity).filter((name) => !asked.has(name));
  if (missing.length > 0) checker.warn(`${at}.steps`, 'screen.demanded', { owner: entity, names: several(missing) });
}

function checkBulk(checker: Checker, at: string, { entity, bulk }: ScreenFacts) {
  const transitions = entity ? checker.names.transitionsOf(entity) : undefined;
  if (!transitions) return;
  const actions = new Set([...transitions.keys(), 'update', 'delete']);
  checker.eachKnown(`${at}.bulk`, 'action', bulk, actions);
}
