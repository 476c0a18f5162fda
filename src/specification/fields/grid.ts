import type { Field } from '../compile/field.ts';

/** The numbers that a field takes, in order from the least that is of interest. */
export interface Grid {
  count: number;
  at: (index: number) => number;
}

/** Where there is no greatest or least number, so many are of interest. */
const usualCount = 1000;

/**
 * The numbers between a field's limits, on its steps; undefined where there is none.
 * @param usual the step where none is stated
 */
export function gridOf(field: Field, usual: number): Grid | undefined {
  const stated = field.limit('multipleOf');
  if (stated !== undefined && stated > 0) return within(field, field.isWhole ? wholeStep(stated) : stated);
  const { step: least } = field;
  if (least !== undefined && !field.isWhole) return within(field, Math.max(usual, least)) ?? within(field, least);
  if (field.isWhole) return within(field, Math.max(Math.round(usual), 1)) ?? within(field, 1);
  // Narrow limits need finer steps.
  for (const step of [usual, 0.1, 0.01, 0.001, 0.000_001]) {
    const found = within(field, step);
    if (found) return found;
  }
  return undefined;
}

function within(field: Field, step: number): Grid | undefined {
  const least = lowest(field, step);
  const most = highest(field, step);
  const first = least ?? (most === undefined || most >= 0 ? 0 : most - usualCount);
  const last = most ?? first + usualCount;
  if (last < first) return undefined;
  return { count: last - first + 1, at: (index) => multiple(first + index, step) };
}

/** The number of the first step that is not below the limits; undefined where there is no limit. */
function lowest(field: Field, step: number): number | undefined {
  return greatest(
    count(field.limit('minimum'), step, (steps) => Math.ceil(steps)),
    count(field.limit('exclusiveMinimum'), step, (steps) => Math.floor(steps) + 1),
  );
}

function highest(field: Field, step: number): number | undefined {
  const least = greatest(
    count(field.limit('maximum'), step, (steps) => -Math.floor(steps)),
    count(field.limit('exclusiveMaximum'), step, (steps) => 1 - Math.ceil(steps)),
  );
  return least === undefined ? undefined : -least;
}

function count(limit: number | undefined, step: number, round: (steps: number) => number): number | undefined {
  if (limit === undefined) return undefined;
  const steps = limit / step;
  const whole = Math.round(steps);
  return round(Math.abs(steps - whole) < 1e-9 * Math.max(1, Math.abs(steps)) ? whole : steps);
}

function greatest(...found: (number | undefined)[]): number | undefined {
  const known = found.filter((one) => one !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

function multiple(steps: number, step: number): number {
  return Number((steps * step).toFixed(10)) + 0;
}

/** Every how many whole numbers one is a multiple of a step. */
function wholeStep(step: number): number {
  for (let times = 1; times <= 1000; times++) {
    const found = step * times;
    if (Math.abs(found - Math.round(found)) < 1e-9 && found >= 0.5) return Math.round(found);
  }
  return step;
}
