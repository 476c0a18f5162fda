import type { Field, Values } from '../compile/index.ts';
import { Day, dayLength } from '../expressions/index.ts';
import { randomFrom } from '../fields/random.ts';
import { isObject } from '../json.ts';
import { dayAt } from './calendar.ts';
import { type DayOrder, dayOrderOf, transitionsIts } from './day-order.ts';
import { dayPlaceOf, lastRank } from './day-places.ts';
import { lookOf } from './look-of.ts';
import type { Plan } from './plan.ts';

/** Days and moments that stand beside one another: those of a record, or of an object in it. */
interface Group extends DayOrder {
  plan: Plan;
  answers: Values;
  now: Date;
  isFixed: (field: Field) => boolean;
}

/** Brings the days and moments of a record into an order in which such things happen. What has not happened yet has none. */
export function orderDays(plan: Plan, record: Values, now: Date) {
  const { entity, fixed } = plan;
  const isFixed = ({ name, isAnswered }: Field) => fixed.has(name) || !isAnswered;
  order({ ...dayOrderOf(entity), plan, answers: record, now, isFixed });
  for (const field of entity.fields) {
    const inner = dayOrderOf(field);
    if (inner.fields.length === 0 || isFixed(field)) continue;
    for (const answers of [record[field.name]].flat())
      if (isObject(answers)) order({ ...inner, plan, answers, now, isFixed: ({ isAnswered }) => !isAnswered });
  }
}

function order(group: Group) {
  const { fields, answers, isBefore, isFixed } = group;
  const open = fields.filter((field) => !isFixed(field));
  for (const field of open) takeBack(field, group);
  for (const field of open.toReversed())
    for (const later of fields)
      if (isFixed(later) && isBefore(field, later) && isAfter(field, later, answers)) move(field, later, -1, group);
  for (const field of open) {
    const wrong = fields.filter((other) => isBefore(other, field) && isAfter(other, field, answers));
    const last = wrong.toSorted((one, other) => dayIn(one, answers) - dayIn(other, answers)).at(-1);
    if (!last) continue;
    move(field, last, 1, group);
    takeBack(field, group);
  }
}

/** What has not happened yet has no day; where there has to be one, it lies behind. */
function takeBack(field: Field, group: Group) {
  const { plan, answers, now } = group;
  const today = dayAt(field.product, now).time;
  const day = dayIn(field, answers);
  if (Number.isNaN(day) || !isAboutPast(field) || (day <= today && isReached(field, plan))) return;
  if (!field.isRequired && !plan.way.asked.has(field.name)) answers[field.name] = null;
  else if (day > today) write(field, answers, today - Math.floor(randomOf(field, plan)() * 4) * dayLength);
}

/** Whether a day tells what has happened, by its name or as that of a state: `returnedOn`, and not `returnBy`. */
function isAboutPast(field: Field): boolean {
  const isOfState = transitionsIts(field).some(({ to }) => to !== undefined && field.name.startsWith(to.name));
  return isOfState || dayPlaceOf(field)?.hasHappened === true;
}

/** Whether a record came as far as what a day tells; where that is not known, it did. */
function isReached(field: Field, { way, story, isStated }: Plan): boolean {
  const { entity } = field;
  if (isStated || !entity.lifecycle || entity.field(field.name) !== field) return true;
  const leading = transitionsIts(field);
  if (leading.length > 0) return leading.some((transition) => way.taken.includes(transition));
  return dayPlaceOf(field)?.rank !== lastRank || story.stage === 'over' || story.progress === 1;
}

/** Moves a day to some days after another, or before it; a beginning and an end lie some hours apart. */
function move(field: Field, other: Field, way: 1 | -1, { plan, answers }: Group) {
  const random = randomOf(field, plan);
  const isDue = lookOf(field) === 'due';
  const begins = dayPlaceOf(way === 1 ? other : field);
  if (isMoment(field) && isMoment(other) && !isDue && begins?.hasHappened === false) {
    const moment = Date.parse(String(answers[other.name])) + way * (2 + Math.floor(random() * 11)) * 900_000;
    answers[field.name] = new Date(moment).toISOString();
    return;
  }
  const days = isDue ? 7 * (1 + Math.floor(random() * 3)) : 1 + Math.floor(random() ** 2 * 5);
  write(field, answers, dayIn(other, answers) + way * days * dayLength);
}

/** Gives a field another day; a moment stays at its time of it. */
function write(field: Field, answers: Values, day: number) {
  const moment = Date.parse(String(answers[field.name])) + day - dayIn(field, answers);
  answers[field.name] = isMoment(field) ? new Date(moment).toISOString() : String(new Day(day));
}

function isAfter(one: Field, other: Field, answers: Values): boolean {
  if (!isMoment(one) || !isMoment(other)) return dayIn(one, answers) > dayIn(other, answers);
  return Date.parse(String(answers[one.name])) > Date.parse(String(answers[other.name]));
}

/** Midnight UTC of the day that an answer tells, in milliseconds; NaN where there is none. */
function dayIn(field: Field, answers: Values): number {
  const answer = answers[field.name];
  if (typeof answer !== 'string' || Number.isNaN(Date.parse(answer))) return Number.NaN;
  return isMoment(field) ? dayAt(field.product, new Date(answer)).time : Date.parse(answer);
}

function isMoment({ kindName }: Field): boolean {
  return kindName === 'dateTime';
}

function randomOf(field: Field, { entity, index }: Plan) {
  return randomFrom(`${entity.name}/${index}/order/${field.name}`);
}
