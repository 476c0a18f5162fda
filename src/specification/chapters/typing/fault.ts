import type { CheckCode } from '../../texts/problems/checks.en.ts';
import type { TypeKind } from './type.ts';

/** Something wrong with an expression that can be seen before there is any record. */
export interface Fault {
  code: FaultCode;
  /** A name that nothing has, and those that there are. */
  name?: string;
  names?: Iterable<string>;
  values?: Readonly<Record<string, string>>;
}

type FaultCode = Extract<CheckCode, `expression.${string}` | `open.${string}` | `unknown.${string}`>;

/** A type as a problem names it: its word comes from the texts. */
export type TypeWord = Exclude<TypeKind, 'any' | 'root'>;
