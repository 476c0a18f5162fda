import type { ReactNode } from 'react';

/** One answer. */
export interface SelectOption {
  value: string;
  label: ReactNode;
  /** What it means, below it in the list. */
  description?: ReactNode;
  icon?: ReactNode;
  /** With a description, which says why, it stays within reach of the keys. */
  disabled?: boolean;
}

/** Answers that belong together, under a title that cannot be chosen. */
export interface SelectGroup {
  key: string;
  title: ReactNode;
  options: readonly SelectOption[];
}

/** All that can be chosen, whatever it is grouped by. */
export function answersIn(options: readonly (SelectOption | SelectGroup)[]): SelectOption[] {
  return options.flatMap((one) => ('options' in one ? one.options : [one]));
}
