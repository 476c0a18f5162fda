import { assumedStars } from '../assumptions.ts';
import type { Field } from '../compile/index.ts';
import { type Grid, gridOf } from '../fields/grid.ts';
import { pick } from '../fields/random.ts';
import { lookOf } from './look-of.ts';
import type { Look } from './looks.ts';
import { isMeasured } from './measured.ts';

/** What a number is made for. */
export interface NumberPlace {
  random: () => number;
  now: Date;
  /** A number that a rule holds this one against. */
  beside?: number | undefined;
}

/** A number as there are many, within the limits of its field and on its steps; undefined where nothing is known of it. */
export function numberOf(field: Field, place: NumberPlace): number | undefined {
  if (field.isUnique) return undefined;
  const isMoney = field.kindName === 'money';
  const grid = gridOf(
    field,
    isMoney ? ((field.step ?? 0) < 1 ? 0.1 : 10) : field.isWhole || isCounted(field) ? 1 : 0.5,
  );
  return grid && nearest(field, grid, targetOf(field, grid, place));
}

/** Whether nothing says that a number has parts: neither its facts nor its name. */
function isCounted(field: Field): boolean {
  const { unit, format, step } = field;
  const isLimited = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
  return (
    !unit &&
    !format &&
    step === undefined &&
    !isLimited.some((one) => field.limit(one) !== undefined) &&
    !isMeasured(field)
  );
}

function targetOf(field: Field, grid: Grid, { random, now, beside }: NumberPlace): number {
  const stated = field.facts.default;
  if (beside !== undefined) return beside;
  if (typeof stated === 'number' && random() < 0.5) return stated;
  const [least, most] = [grid.at(0), grid.at(grid.count - 1)];
  if (field.kindName === 'money') return amount(field, least, random);
  if (field.format === 'rating' && field.limit('maximum') === undefined)
    return assumedStars - (assumedStars - 1) * random() ** 2 * 0.8;
  if (field.format === 'rating') return most - (most - least) * random() ** 2 * 0.8;
  if (field.unit === '%' || field.format === 'percent')
    return least + Math.round((Math.min(most, Math.max(least, 100)) - least) * 0.1 * random()) * 5;
  switch (lookOf(field)) {
    case 'quantity':
      return Math.max(least, 1) + Math.floor(random() ** 2 * 4);
    case 'age':
      return most <= 30 ? least + random() * (most - least) : 19 + random() * 52;
    case 'year':
      return now.getUTCFullYear() - Math.floor(random() ** 2 * 12);
    default:
      return usual(field, grid, random);
  }
}

/** Amounts are spread over their magnitudes, and end as prices do. */
function amount(field: Field, least: number, random: () => number): number {
  const most = mostOf(field);
  if (least > 0 && most / least < 30) return Math.round((least + (most - least) * (0.15 + 0.6 * random())) * 2) / 2;
  const usual = usualAmounts[lookOf(field) ?? 'name'] ?? 4;
  const smallest = Math.max(least, (field.step ?? 0) < 1 ? usual : usual * 100);
  const greatest = Math.min(most, smallest * 40);
  const target = smallest * (greatest / smallest) ** random();
  return Math.floor(target) + (pick(random, [0, 0.5, 0.9]) ?? 0);
}

/** What is bought to be kept costs more than what is sold by the piece, and several things more than one. */
const usualAmounts: Partial<Record<Look, number>> = { total: 40, quantity: 40, worth: 400, funds: 1000 };

/** What is done in one go is done within a working day. */
const workingDay = 8;
const hours = /^(h|hrs?|hours?|std|stunden?|時間|ساعات?|ساعة)\.?$/i;

function usual(field: Field, grid: Grid, random: () => number): number {
  const [least, most] = [grid.at(0), grid.at(grid.count - 1)];
  const step = grid.at(1) - least;
  const count = hours.test(field.unit ?? '') ? Math.min(grid.count, Math.ceil(workingDay / step)) : grid.count;
  if (grid.count <= 12) return grid.at(Math.floor(random() ** 1.3 * grid.count));
  // Between two limits that are not nought anything is likely; else what is small.
  if (least > 0 && Number.isFinite(mostOf(field)) && most / least < 40) return least + random() * (most - least);
  // Now and then it is more.
  if (random() < 0.1) return grid.at(Math.floor(random() ** 1.5 * Math.min(count, 200)));
  return grid.at(Math.floor(Math.min(count, 60) ** random()) - (least > 0 ? 1 : 0));
}

function mostOf(field: Field): number {
  const [most, below] = [field.limit('maximum'), field.limit('exclusiveMaximum')];
  return Math.min(most ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
}

function nearest(field: Field, grid: Grid, target: number): number {
  const first = grid.at(0);
  const step = grid.at(1) - first;
  const last = Number.isFinite(mostOf(field)) ? grid.count - 1 : Number.MAX_SAFE_INTEGER;
  return grid.at(Math.max(0, Math.min(Math.round((target - first) / step), last)));
}
