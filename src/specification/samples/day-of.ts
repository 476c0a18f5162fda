import type { Field, Product } from '../compile/index.ts';
import { Day } from '../expressions/index.ts';
import { dayAt, dayLength, startAt } from './calendar.ts';
import { lookOf } from './look-of.ts';

/** When a record began, and how far it came. */
export interface Story {
  began: Date;
  /** From 0 to 1 on the way through its states; undefined where it has none. */
  progress: number | undefined;
}

/** What a day or a moment is made for. */
export interface DayPlace {
  random: () => number;
  now: Date;
  story: Story;
  /** A day that a rule holds this one against. */
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
  const other = beside === undefined ? undefined : Day.parse(beside);
  if (other) return new Day(other.time + (1 + Math.floor(random() ** 2 * 5)) * (isBefore ? -1 : 1) * dayLength);
  if (story.progress === undefined) return undefined;
  // What has just begun is about what is to come, what is over about what was; what is due is mostly due later.
  const centre = story.progress === 1 ? -12 : look === 'due' ? 5 : 7 - story.progress * 8;
  const drawn = dayAt(product, now, centre + (random() - 0.3) * 12);
  const today = dayAt(product, now);
  const day = story.progress > 0.6 && look !== 'due' && drawn.time > today.time ? today : drawn;
  const first = dayAt(product, story.began, 1 + random() * 3);
  return day.time < first.time ? first : day;
}

/** A moment that goes with what happened to its record; undefined where nothing is known of it. */
export function momentFor(field: Field, place: DayPlace): Date | undefined {
  const { random, now, story } = place;
  if (field.isUnique) return undefined;
  if (field.facts.readOnly) return isBeginning(field) ? story.began : after(field.product, story.began, now, random);
  const day = dayFor(field, place);
  return day && new Date(startAt(field.product, day) + (32 + Math.floor(random() * 40)) * 900_000);
}

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
