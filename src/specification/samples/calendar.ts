import type { Product } from '../compile/index.ts';
import { type Day, dayOf, startOf, zoneOf } from '../expressions/index.ts';
import { remember } from '../remember.ts';

interface Calendar {
  days: Map<number, Day>;
  starts: Map<number, number>;
}

// Asking for a time zone is slow, and there are few days.
const calendars = new WeakMap<Product, Calendar>();

function calendarOf(product: Product): Calendar {
  return remember(calendars, product, () => ({ days: new Map(), starts: new Map() }));
}

/** The day that a moment falls on where the product is used, and some days later. */
export function dayAt(product: Product, moment: Date, later = 0): Day {
  const { days } = calendarOf(product);
  const time = moment.getTime();
  const day = days.get(time) ?? dayOf(moment, zoneOf(product.timeZone));
  days.set(time, day);
  return day.plus(Math.round(later));
}

/** When a day begins where the product is used. */
export function startAt(product: Product, day: Day): number {
  const { starts } = calendarOf(product);
  const start = starts.get(day.time) ?? startOf(day, zoneOf(product.timeZone)).getTime();
  starts.set(day.time, start);
  return start;
}
