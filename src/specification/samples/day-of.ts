import type { Field, Product } from '../compile/index.ts';
import { Day } from '../expressions/index.ts';
import { dayAt, startAt } from './calendar.ts';
import { lookOf } from './look-of.ts';
import type { Look } from './looks.ts';
import type { Stage } from './way.ts';

/** When a record began, and how far it came. */
export interface Story {
  began: Date;
  /** From 0 to 1 on the way through its states; undefined where it has none. */
  progress: number | undefined;
  stage: Stage | undefined;
}

/** What a day or a moment is made for. */
export interface DayPlace {
  random: () => number;
  now: Date;
  story: Story;
  /** A day or a moment that a rule holds this one against. */
  beside?: string | undefined;
  /** Whether it is before that. */
  isBefore?: boolean | undefined;
}

/** A day that goes with what happened to its record; undefined where nothing is known of it. */
export function dayFor(field: Field, { random, now, story, beside, isBefore }: DayPlace): Day | undefined {
  const { product } = field;
  if (field.isUnique) return undefined;
  const look = lookOf(field);
  if (field.facts.readOnly || look === 'recent') return dayAt(product, story.began);
  if (look === 'birth') return dayAt(product, now, -365.25 * (19 + random() * 52));
  if (look === 'earlier') return dayAt(product, now, -30 - random() ** 1.5 * 2000);
  const other = beside === undefined ? undefined : Day.parse(beside.slice(0, 10));
  if (other) return other.plus((1 + Math.floor(random() ** 2 * 5)) * (isBefore ? -1 : 1));
  const { progress, stage } = story;
  if (progress === undefined) return undefined;
  const isOver = progress === 1 || stage === 'over';
  // What has just begun is about what is to come, what is over about what was; what is due is mostly due later.
  const centre = isOver ? -12 : look === 'due' ? 5 : stage === 'underWay' ? 0 : 7 - progress * 8;
  const drawn = dayAt(product, now, centre + (random() - 0.3) * 12);
  const first = dayAt(product, story.began, 1 + random() * 3);
  const day = drawn.time < first.time ? first : drawn;
  if (look === 'due' || (stage !== 'over' && stage !== 'underWay')) return day;
  const latest = dayAt(product, now, stage === 'over' ? -1 : 0);
  return day.time > latest.time ? latest : day;
}

/** A moment that goes with what happened to its record; undefined where nothing is known of it. */
export function momentFor(field: Field, place: DayPlace): Date | undefined {
  const { random, now, story } = place;
  if (field.isUnique) return undefined;
  if (field.facts.readOnly) return isBeginning(field) ? story.began : after(field.product, story.began, now, random);
  const { beside, isBefore } = place;
  if (beside !== undefined && !tellsDay.has(lookOf(field)))
    return new Date(new Date(beside).getTime() + (2 + Math.floor(random() * 11)) * quarter * (isBefore ? -1 : 1));
  const day = dayFor(field, place);
  const moment = day && new Date(startAt(field.product, day) + (32 + Math.floor(random() * 40)) * quarter);
  // What goes on has begun.
  if (story.stage !== 'underWay' || !moment || moment <= now || lookOf(field) === 'due') return moment;
  return new Date(Math.floor(now.getTime() / quarter - random() * 6) * quarter);
}

const quarter = 900_000;

/** What is about some day or other, and not about how long something lasts. */
const tellsDay: ReadonlySet<Look | undefined> = new Set(['due', 'recent', 'earlier', 'birth', 'changed']);

/** Whether a field keeps when its record began: what begins with `now()` and nobody changes. */
export function isBeginning({ facts, kindName }: Field): boolean {
  return (
    kindName === 'dateTime' && facts.readOnly === true && String(facts.default ?? '').replace(/\s/g, '') === '=now()'
  );
}

/** Some moment of a working day between another and the day that samples lie around. */
export function after(product: Product, moment: Date, now: Date, random: () => number): Date {
  const room = startAt(product, dayAt(product, now)) - moment.getTime();
  if (room <= 0) return moment;
  const day = dayAt(product, new Date(moment.getTime() + Math.floor(random() * room)));
  const drawn = startAt(product, day) + (480 + Math.floor(random() * 560)) * 60_000;
  return new Date(Math.max(drawn, moment.getTime()));
}

/** When a record began: the longer ago, the further it came. */
export function beginningOf(product: Product, progress: number | undefined, now: Date, random: () => number): Date {
  const ago =
    progress === undefined ? random() * 80 : progress === 1 ? 14 + random() * 40 : progress * 9 + random() * 5;
  const start = startAt(product, dayAt(product, now, -Math.floor(1 + ago)));
  return new Date(start + (480 + Math.floor(random() * 560)) * 60_000);
}
