import type { Value } from './values.ts';

/** What an expression may name, and the moment and the clock that it is evaluated at. */
export interface Scope {
  /** `record`, `form`, `subject`, `constants`, `records`; undefined where the name means nothing here. */
  root: (name: string) => Value | undefined;
  now: Date;
  /** IANA name. */
  zone: string;
}

/** The names that an expression can begin with. */
export const roots = ['record', 'item', 'form', 'subject', 'constants', 'records'] as const;
