import type { Plain } from './model.ts';
import type { Verdict } from './verdict.ts';

/** A field of which it is not judged whether an answer has it. */
export const unjudged = Symbol('unjudged');

/** A record as somebody may see it: the fields that are there, and no others. */
export type Seen = Record<string, Plain | typeof unjudged>;

/** What the design says an answer is. */
export interface Expectation {
  /** Any of these; every success counts as 200. */
  statuses: number[];
  /** The rule, short: failures are gathered by it. */
  rule: string;
  why: string;
  items?: Map<string, Seen>;
  record?: Seen;
  /** The answer may show this much, and need not. */
  atMost?: Seen;
}

/** The design leaves it open. */
interface Open {
  open: string;
}

export type Expected = Expectation | Open;

/** An expectation of a status. */
export function expectStatus(
  status: number | number[],
  rule: string,
  why: string,
  more: Partial<Expectation> = {},
): Expectation {
  return { statuses: [status].flat(), rule, why, ...more };
}

/** What may not be done at all: 403 before anything else is looked at; `undefined` where it may. */
export function refusal({ allowed, rule, why }: Verdict): Expected | undefined {
  if (allowed === 'open') return { open: 'a permission of some fields, for an action without fields' };
  return allowed ? undefined : expectStatus(403, `${rule}: 403 before all else`, why);
}

/** The one expectation of several readings of the design; open where they differ. */
export function whereAllAgree(readings: Expected[]): Expected {
  const [first, ...others] = readings;
  if (!first) return { open: 'no reading' };
  const said = (one: Expected) => ('open' in one ? one.open : one.statuses.join());
  return others.every((other) => said(other) === said(first)) ? first : { open: 'the design can be read in two ways' };
}
