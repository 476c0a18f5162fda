import type { GapKind } from '../../chapters/gap-kinds.ts';

/** What becomes of a key that is absent, where no gap says it. */
export type Absence =
  | 'all'
  | 'count'
  | 'error'
  | 'explain'
  | 'allow'
  | 'fromAction'
  | 'fromName'
  | 'neutral'
  | 'no'
  | 'nothing'
  | 'both'
  | 'place'
  | 'rows'
  | 'sectionTitle'
  | 'unlimited'
  | 'week';

/** The standard whose term a key is; `own` where it is of this product. */
export type Standard =
  | 'BCP 47'
  | 'HTML'
  | 'IANA Time Zones'
  | 'ISO 4217'
  | 'JSON Schema 2020-12'
  | 'NIST RBAC'
  | 'OpenAPI 3.1'
  | 'RFC 9110'
  | 'RFC 9457'
  | 'W3C SCXML'
  | 'own';

/** An example as the document writes it, what holds where the key is absent, and the standard that it is from. */
export type About = readonly [example: string, absent: Absence | GapKind, standard: Standard];

/** What is to be known about every key of a thing. */
export type AboutKeys<T> = Record<keyof Required<T>, About>;
