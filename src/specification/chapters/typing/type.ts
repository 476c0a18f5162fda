import type { FieldFacts } from '../entities/vocabulary.ts';

/** Names that there are: a set, or the keys of a map. */
export interface Known {
  has: (name: string) => boolean;
  keys: () => Iterable<string>;
}

/** What a text or a number is one of. */
export interface Choices {
  /** What the choices are called: the code of the problem that names one which does not exist. */
  what: 'choice' | 'role' | 'state';
  names: Known;
}

/**
 * What is known of the value of an expression before there is any record. `identifies` is the entity of which a value is
 * a record or the key of one, where that key can be no other's.
 */
export type Type =
  /** Nothing: the document does not say, or the value has been found wrong already. */
  | { kind: 'any' }
  | { kind: 'empty' }
  | { kind: 'boolean' | 'day' | 'moment' | 'duration' | 'map' }
  | { kind: 'text' | 'number'; choices?: Choices; literal?: string | number; identifies?: string | undefined }
  /** `items`: of a list that is written out. */
  | { kind: 'list'; of: Type; items?: readonly Type[] }
  /** A record of one of some entities. */
  | { kind: 'record'; entities: readonly string[]; identifies?: string | undefined }
  | { kind: 'object'; properties: ReadonlyMap<string, FieldFacts> }
  /** `subject`, `constants`, `records`. */
  | { kind: 'root'; members: Members };

export type TypeKind = Type['kind'];

/** Names with a type each. */
export interface Members {
  names: Known;
  typeOf: (name: string) => Type;
  /** What one of them is called: the code of the problem that names one which does not exist. */
  what: 'constant' | 'entity' | 'field';
  /** Whether the document says which there are: only then is another name wrong. */
  isComplete: boolean;
}

export const any: Type = { kind: 'any' };
export const boolean: Type = { kind: 'boolean' };
export const number: Type = { kind: 'number' };
export const text: Type = { kind: 'text' };
export const listOf = (of: Type): Type => ({ kind: 'list', of });

/** One type for two: what both are, else nothing that is known. */
export function join(one: Type, other: Type): Type {
  if (one.kind === 'empty') return other;
  if (other.kind === 'empty' || one === other) return one;
  if (one.kind !== other.kind) return any;
  switch (one.kind) {
    case 'text':
    case 'number':
      return { kind: one.kind };
    case 'list':
      return other.kind === 'list' ? listOf(join(one.of, other.of)) : any;
    case 'boolean':
    case 'day':
    case 'moment':
    case 'duration':
      return one;
    default:
      return any;
  }
}

/** Of several: `any` where they have nothing in common. */
export function joinAll(types: readonly Type[]): Type {
  const [first, ...further] = types;
  return first ? further.reduce(join, first) : any;
}
