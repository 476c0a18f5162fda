import type * as z from 'zod/mini';
import type { Specification } from '../specification.ts';
import type { Field } from '../vocabulary/entities.ts';
import type { Random } from './random.ts';

/** What a field type is given beside the field. */
export interface FieldContext {
  spec: Specification;
  /** The schema of a field inside this one. */
  schemaOf: (field: Field) => z.ZodMiniType;
}

/** What a sample is made from. */
export interface SampleContext {
  spec: Specification;
  name: string;
  /** Whether the record is one of a person. */
  isPerson: boolean;
  /** Of the record among the samples of its entity, from 0. */
  index: number;
  random: Random;
  /** The day that samples lie around. */
  today: Date;
  /** Keys of the sample records of an entity. */
  keysOf: (entity: string) => readonly string[];
  sampleOf: (name: string, field: Field) => unknown;
}

/** How a list is filtered by a field: one of a few values, a range from–to, or not at all. */
export type FilterKind = 'choice' | 'range' | 'none';

/** What a kind of field means, apart from how it looks. One file each. */
export interface FieldType {
  /** The zod schema of an answer that is there. */
  schema: (field: Field, context: FieldContext) => z.ZodMiniType;
  /** A value that fits the field, for sample records. */
  sample: (field: Field, context: SampleContext) => unknown;
  filter: FilterKind;
}
