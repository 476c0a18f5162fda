import { type Field, isEmpty, type Values } from '../compile/index.ts';
import { randomFrom } from '../fields/random.ts';
import { validate } from '../validation/validate.ts';
import type { Plan } from './plan.ts';
import { restsOn } from './rests-on.ts';
import { sampleOf } from './sample-of.ts';
import { settle } from './settle.ts';
import type { Shelf } from './shelf.ts';

/** What records are made with. */
export interface Making {
  shelf: Shelf;
  now: Date;
  /** The keys that a field may refer to. */
  keysOf: (field: Field, entity: string) => readonly string[];
}

/** Answers are drawn so often until they go together; the first times also with what the transitions on the way ask. */
const tries = 24;
const triesForGuards = 8;

/** Makes a record that keeps what its document says; undefined where none was found. */
export function make(plan: Plan, making: Making): Values | undefined {
  const record = structuredClone(plan.base);
  const isDrawn = ({ isRequired, name }: Field) => !plan.isStated || (isRequired && isEmpty(record[name]));
  let wrong = new Set(
    drawnIn(plan)
      .filter(isDrawn)
      .map(({ name }) => name),
  );
  for (let attempt = 0; attempt < tries; attempt++) {
    draw(plan, record, wrong, attempt, making);
    wrong = wrongIn(plan, record, attempt, making);
    if (wrong.size === 0) return record;
    if (attempt > 1 && !drawnIn(plan).some(({ name }) => wrong.has(name))) break;
  }
  return blanked(plan, record, wrong, making);
}

/** The record without the answers that do not go together, where none of them has to be there. */
export function blanked(plan: Plan, record: Values, wrong: ReadonlySet<string>, making: Making): Values | undefined {
  const optional = drawnIn(plan).flatMap(({ isRequired, name }) => (isRequired ? [] : [name]));
  for (const names of [optional.filter((name) => wrong.has(name)), plan.isStated ? [] : optional]) {
    for (const name of names) record[name] = null;
    agree(plan, record, tries, making);
    if (wrongIn(plan, record, tries, making).size === 0) return record;
  }
  return undefined;
}

/** Draws some answers of a record anew. */
export function draw(plan: Plan, record: Values, names: ReadonlySet<string>, attempt: number, making: Making) {
  for (const field of drawnIn(plan))
    if (names.has(field.name)) record[field.name] = answerOf(plan, field, attempt, making);
  agree(plan, record, attempt, making);
}

/** Names of the fields that are to be drawn anew. */
export function wrongIn(
  plan: Plan,
  record: Values,
  attempt: number,
  { shelf }: Making,
  replaced?: Values,
): Set<string> {
  const { entity, way } = plan;
  const around = shelf.around(entity, record);
  // Where the field that shows a broken rule does not help, all that it rests on may.
  const isWide = attempt % 2 === 1;
  const wrong = new Set(shelf.taken(entity, record, replaced));
  for (const { severity, path, rule: name } of validate(entity, record, around)) {
    if (severity !== 'error') continue;
    const rule = isWide || path.length === 0 ? entity.rules.find((one) => one.name === name) : undefined;
    for (const field of rule ? restsOn(entity, rule.assert, rule.when) : path.slice(0, 1)) wrong.add(field);
    if (path.length === 0) wrong.add(entity.key);
  }
  const guards =
    attempt < triesForGuards ? way.taken.filter((transition) => transition.test(record, around) === false) : [];
  for (const { guard } of guards) for (const name of restsOn(entity, guard)) if (!plan.fixed.has(name)) wrong.add(name);
  return wrong;
}

/** The fields of a record that are not stated and not worked out. */
function drawnIn({ entity, fixed }: Plan): Field[] {
  return entity.fields.filter(({ name, computed, isState }) => !computed && !isState && !fixed.has(name));
}

function answerOf({ entity, index, size, way }: Plan, field: Field, attempt: number, { now, keysOf }: Making): unknown {
  const { name, isRequired, isAnswered } = field;
  const random = randomFrom(`${entity.name}/${index}/${attempt}/${name}`);
  const isOptional = !isRequired && !way.asked.has(name);
  if (isOptional && attempt === 0 && way.notAsked.has(name)) return null;
  if (isOptional && isAnswered && random() < 0.1) return null;
  const place = index + attempt * size;
  return sampleOf(field, { index: place, random, now, keysOf: (other) => keysOf(field, other) }) ?? null;
}

function agree({ entity, index, fixed }: Plan, record: Values, attempt: number, { shelf }: Making) {
  settle(entity, record, {
    around: shelf.around(entity, record),
    random: randomFrom(`${entity.name}/${index}/${attempt}/`),
    isFixed: (name) => fixed.has(name),
  });
}
