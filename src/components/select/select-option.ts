import type { ReactNode } from 'react';

/** One answer. */
export interface SelectOption<Value extends string = string> {
  /** What a form sends of it; unlike that of any other option. */
  value: Value;
  /** What it is called, in the list and once it is chosen. */
  label: ReactNode;
  /** What it means, below it in the list. */
  description?: ReactNode;
  /** Before its label, in the list. */
  icon?: ReactNode;
  /** With a description, which says why, it stays within reach of the keys. */
  disabled?: boolean;
}

/** Answers that belong together, under a title that cannot be chosen. */
export interface SelectGroup<Value extends string = string> {
  /** Unlike any other of the list. */
  key: string;
  /** What they have in common. */
  title: ReactNode;
  /** Those that can be chosen. */
  options: readonly SelectOption<Value>[];
}

/** All that can be chosen, whatever it is grouped by. */
export function answersIn(options: readonly (SelectOption | SelectGroup)[]): SelectOption[] {
  return options.flatMap((one) => ('options' in one ? one.options : [one]));
}

/** Radix keeps the empty string for itself. */
const empty = '\u0000';

/** Under which Radix knows a value. */
export const keyOf = (value: string): string => value || empty;

/** The value that Radix knows under a key. */
export const valueAt = (key: string): string => (key === empty ? '' : key);
