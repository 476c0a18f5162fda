import * as z from 'zod';
import { expression, facts, flag, limit, list, named, text, word } from './facts.ts';

const option = z.union([text, facts({ value: text, title: text })]);

const properties = {
  title: text,
  description: text,
  type: word(['string', 'integer', 'number', 'boolean', 'object', 'array', 'reference']),
  /** `date`, `date-time`, `email`, `uri`, `multiline`, `money` …: any word; one that no field type draws is edited as text. */
  format: text,
  enum: list(option),
  required: flag,
  readOnly: flag,
  unique: flag,
  default: z.unknown(),
  minLength: limit,
  maxLength: limit,
  pattern: text,
  minimum: limit,
  maximum: limit,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
  multipleOf: limit,
  minItems: limit,
  maxItems: limit,
  uniqueItems: flag,
  unit: text,
  /** The entity that a reference leads to. */
  to: text,
  /** Which of its records may be chosen. */
  where: expression,
  relevantWhen: expression,
  computed: expression,
};

const plainField = facts(properties);

/** A field of an entity, or of an object inside one; JSON Schema's keywords and a few more. */
export interface Field extends z.output<typeof plainField> {
  /** What an array holds. */
  items?: Field | null | undefined;
  /** What an object holds. */
  properties?: Record<string, Field> | null | undefined;
}

const field: z.ZodType<Field> = facts({
  ...properties,
  items: z.lazy(() => field),
  properties: z.lazy(() => named(field)),
}) as unknown as z.ZodType<Field>;

/** Chapter 3: one entity. */
const entity = facts({
  title: text,
  plural: text,
  description: text,
  /** The field that identifies a record; `id` where none is stated. */
  key: text,
  /** The field, or `=` and the expression, that a record is called by. */
  display: text,
  history: flag,
  fields: named(field),
});

export const entities = named(entity);

export type Entity = z.output<typeof entity>;
