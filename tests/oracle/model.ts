import type { Condition } from './condition.ts';

/** An answer; `null` is a question that nobody answered. */
export type Plain = string | number | boolean | string[] | null;
export type Values = Record<string, Plain>;

/** A record as the store keeps it. */
export interface Kept {
  key: string;
  values: Values;
}

export type Kind = 'text' | 'number' | 'whole' | 'flag' | 'day' | 'list' | 'reference' | 'state' | 'key';

export interface FieldModel {
  kind: Kind;
  /** Where a reference leads. */
  to?: string;
}

export type Fields = Record<string, FieldModel>;

/** The two words for what a document writes without saying it. */
export type Unsaid = 'none' | 'not shown';

export interface Permission {
  effect?: 'allow' | 'deny';
  roles?: string[];
  can?: 'all' | string[];
  on?: 'all' | string[];
  fields?: string[];
  when?: Condition | 'none';
  /** The part of it that is written as `not shown` instead. */
  broken?: 'effect' | 'roles' | 'can' | 'on' | 'fields' | 'when';
}

export interface Transition {
  from: string[];
  to: string;
  guard?: Condition | Unsaid;
  asks?: string[];
}

export interface Lifecycle {
  initial: string;
  /** What may be edited in each state; absent: everything. */
  editable: Record<string, string[] | Unsaid | undefined>;
  transitions: Record<string, Transition>;
}

/** A document with its records: all that an answer may rest on. */
export interface Model {
  seed: number;
  entities: Record<string, Fields>;
  /** The lifecycle of `task`, kept in its field `status`. */
  lifecycle: Lifecycle;
  /** Each role with those that it inherits. */
  roles: Record<string, string[]>;
  permissions: Permission[];
  /** A constant without a value is written as `not shown`. */
  constants: Record<string, string | number | undefined>;
  records: Record<string, Kept[]>;
}

export interface Subject {
  id: string;
  roles: string[];
}

/** The day on which all of it happens. */
export const today = '2026-06-15';
