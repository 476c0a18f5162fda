import { isSlip } from '../../near.ts';
import type { ProblemCode, ProblemValues } from '../../problem.ts';
import type { DraftNames } from '../draft-names.ts';

/** What a key that a thing does not have may have meant. */
export interface Told {
  code: ProblemCode;
  values: ProblemValues | (() => ProblemValues);
  /** Whether it is said once of several keys. */
  isShared: boolean;
  /** What else it is said once of than what holds it. */
  group?: string;
  /** Whether it is only told with others that are amiss, and right by itself. */
  isRight?: boolean;
}

export const told = (code: ProblemCode, values: Told['values'], isShared = false): Told => ({ code, values, isShared });

/** A key that a thing does not have. */
export interface UnknownKey {
  key: string;
  value: unknown;
  /** Of the thing. */
  path: string;
  /** What the thing is called: the end of its path. */
  name: string;
  /** The thing; undefined where it holds nothing by keys. */
  whole: Readonly<Record<string, unknown>> | undefined;
  /** All that are unknown of the thing. */
  keys: readonly string[];
  /** Whether they are so few that it is asked what they mean together. */
  isFew: boolean;
  /** The keys that such a thing has. */
  known: readonly string[];
  names: DraftNames;
}

/** What a key of one kind of thing may have meant; undefined where it means nothing of the kind. */
export type Meaning = (unknown: UnknownKey) => Told | undefined;

export const isSlipOfOne = (key: string, known: readonly string[]) => known.some((other) => isSlip(key, other));
