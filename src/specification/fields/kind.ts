import type { Field } from '../compile/field.ts';
import type { Value } from '../expressions/index.ts';

/** What an answer must be, as data: `validation` makes a schema of it. */
type Shape =
  | { type: 'string'; format?: 'date' | 'date-time' | 'duration' | 'email' | 'time' | 'uri' }
  | { type: 'number'; whole: boolean }
  | { type: 'boolean' }
  | { type: 'choice' }
  | { type: 'key' }
  | { type: 'list' }
  | { type: 'object' };

/** How a list is filtered by a field: by some of its values, by a range from–to, by a part of its text, or not at all. */
export type FilterKind = 'choice' | 'range' | 'text' | 'none';

/** What samples are made from. */
export interface SampleContext {
  /** Of the record among the samples of its entity, from 0. */
  index: number;
  /** From 0 to 1, the same for the same record. */
  random: () => number;
  /** The moment that samples lie around. */
  now: Date;
  /** Keys of the sample records of an entity. */
  keysOf: (entity: string) => readonly string[];
  /** Of a field inside this one. @param at its place in a list, from 0 */
  sampleOf: (field: Field, at?: number) => unknown;
  /** How many lists it stands in. */
  depth: number;
}

/** All that is known of a kind of field without a screen. One file each. */
export interface Kind {
  shape: Shape;
  /** An answer as expressions see it. */
  toValue: (field: Field, answer: unknown) => Value;
  /** The value of an expression as an answer; undefined where it cannot be one. */
  fromValue: (field: Field, value: Value) => unknown;
  /** What an answer is sorted by. */
  rank: (field: Field, answer: unknown) => number | string;
  /** What an answer is found by. */
  words: (field: Field, answer: unknown) => string;
  /** Whether a search looks here where the screen does not say where to look. */
  isSearched: boolean;
  /** Whether it may be a column where the screen does not say which there are. */
  isColumn: boolean;
  filter: FilterKind;
  /** The steps that it goes in where none are stated. */
  step?: (field: Field) => number | undefined;
  /** How much an answer is, where it can be added up and compared as a number; of a duration in milliseconds. */
  amount?: (answer: unknown) => number | undefined;
  /** What its limits are held against, where that is no amount: of a time of day the milliseconds since midnight. */
  measure?: (answer: unknown) => number | undefined;
  /** A value that fits the field; undefined where there is none. */
  sample: (field: Field, context: SampleContext) => unknown;
}
