import { type Entity, type Field, isEmpty, type Values } from '../compile/index.ts';
import { pick, randomFrom } from '../fields/random.ts';
import { remember } from '../remember.ts';
import { validate } from '../validation/validate.ts';
import { besideIn } from './beside.ts';
import { borrow } from './borrow.ts';
import { choiceSpokenOf } from './choice-spoken-of.ts';
import { after, isBeginning, type Story } from './day-of.ts';
import { lookOf } from './look-of.ts';
import type { Look } from './looks.ts';
import { beganAt, endOf, momentIts } from './moments-of.ts';
import { orderDays } from './order-days.ts';
import type { Plan } from './plan.ts';
import { restsOn } from './rests-on.ts';
import { sampleOf } from './sample-of.ts';
import { settle } from './settle.ts';
import { isInHand, type Shelf } from './shelf.ts';

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
const triesForOrder = 16;
const triesToBorrow = 3;
const triesToSpread = 6;

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
  for (const field of drawnIn(plan)) {
    if (!names.has(field.name)) continue;
    // What an amount is held against rests on what is borrowed.
    if (field.kindName === 'money') lend(plan, record, attempt, making);
    record[field.name] = answerOf(plan, record, field, attempt, making);
  }
  if (attempt < triesForOrder) orderDays(plan, record, making.now);
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
    // What a document only warns of is kept where that can be.
    if (severity !== 'error' && attempt >= triesForGuards) continue;
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
export function drawnIn(plan: Plan): readonly Field[] {
  return remember(drawn, plan, () => {
    const { entity, fixed } = plan;
    const all = entity.fields.filter(({ name, computed, isState }) => !computed && !isState && !fixed.has(name));
    return all.toSorted((one, other) => turnOf(one) - turnOf(other));
  });
}

/** When a record began rests on what it refers to; a choice goes by what it is called; an address to write to goes by the name of whose it is. */
function turnOf(field: Field): number {
  if (field.references.length > 0) return 0;
  if (isBeginning(field)) return 1;
  if (field.kindName === 'choice') return 3;
  return lookOf(field) === 'mail' ? 5 : lookOf(field) === 'changed' ? 4 : 2;
}

const drawn = new WeakMap<Plan, readonly Field[]>();

function answerOf(plan: Plan, record: Values, field: Field, attempt: number, { now, keysOf, shelf }: Making): unknown {
  const { entity, index, size, way, story } = plan;
  const { name, isRequired, isAnswered } = field;
  const random = randomFrom(`${entity.name}/${index}/${attempt}/${name}`);
  // What a record is called by is there, required or not.
  const isOptional = !isRequired && !way.asked.has(name) && entity.nameField !== field;
  if (isOptional && attempt === 0 && way.notAsked.has(name)) return null;
  if (isOptional && isAnswered && random() < 0.1) return null;
  const place = index + attempt * size;
  const began = beganAt(entity, record) ?? story.began;
  if (!isBeginning(field)) {
    const moment = momentIts(field, record, began, now);
    if (moment !== undefined && (moment !== null || !isRequired)) return moment?.toISOString() ?? null;
  }
  const spoken = attempt === 0 ? choiceSpokenOf(field, record) : undefined;
  if (spoken !== undefined) return spoken;
  const background = {
    record: index,
    story: isBeginning(field) ? afterOthers(entity, record, story, { now, shelf }, random) : { ...story, began },
    called: lookOf(field) === 'mail' ? calledIn(entity, record) : undefined,
    ...besideIn(plan, record, field, attempt, { around: shelf.around(entity, record), random }),
  };
  const keys = (other: string) => keysOf(field, other);
  const answer = sampleOf(field, { index: place, random, now, background, keysOf: keys }) ?? null;
  const isSpread = attempt < triesToSpread && isInHand(entity, record);
  return isSpread && field.to ? spread(field, answer, keys(field.to.name), random, shelf) : answer;
}

/** What is not in hand already, else what the fewest have in hand. */
function spread(field: Field, answer: unknown, keys: readonly string[], random: () => number, shelf: Shelf): unknown {
  const load = (key: string) => shelf.busy(field, key);
  if (typeof answer !== 'string' || load(answer) === 0) return answer;
  const least = Math.min(...keys.map(load));
  return pick(
    random,
    keys.filter((key) => load(key) === least),
  );
}

/** What refers to another record began after that one did, and before that one was over. */
function afterOthers(
  entity: Entity,
  record: Values,
  story: Story,
  { now, shelf }: Pick<Making, 'now' | 'shelf'>,
  random: () => number,
): Story {
  const { find } = shelf.around(entity, record);
  let { began } = story;
  let earliest = new Date(0);
  let latest = now;
  for (const { to, name } of entity.fields) {
    const key = record[name];
    const other = to && to !== entity && typeof key === 'string' ? find?.(to, key) : undefined;
    const moment = to && other && beganAt(to, other);
    if (!moment) continue;
    if (moment > began) began = after(entity.product, moment, now, random);
    earliest = new Date(Math.max(earliest.getTime(), moment.getTime()));
    latest = new Date(Math.min(latest.getTime(), endOf(to, other, now).getTime()));
  }
  if (began > latest && earliest.getTime() > 0) began = after(entity.product, earliest, latest, random);
  return began === story.began ? story : { ...story, began };
}

/** What somebody is called in the answers so far. */
function calledIn(entity: Entity, record: Values): string | undefined {
  const names = entity.fields.filter(
    (field) => namesSomebody.includes(lookOf(field)) && typeof record[field.name] === 'string',
  );
  return names.length > 0 ? names.map(({ name }) => record[name]).join(' ') : undefined;
}

const namesSomebody: readonly (Look | undefined)[] = ['fullName', 'firstName', 'lastName', 'company'];

/** Makes a record keep what its fields say of one another, and of those that it refers to. */
export function agree(plan: Plan, record: Values, attempt: number, making: Making) {
  const { entity, index, fixed } = plan;
  const around = making.shelf.around(entity, record);
  const isSpread = attempt < triesToSpread && isInHand(entity, record);
  const loadOf = (field: Field, key: string) => (isSpread ? making.shelf.busy(field, key) : 0);
  settle(entity, record, { around, turn: index + attempt * 7, isFixed: (name) => fixed.has(name), loadOf });
  lend(plan, record, attempt, making);
}

function lend({ entity, fixed }: Plan, record: Values, attempt: number, { shelf }: Making) {
  if (attempt < triesToBorrow) borrow(entity, record, shelf.around(entity, record), (name) => fixed.has(name));
}
