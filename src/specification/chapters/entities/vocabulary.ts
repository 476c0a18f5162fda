import * as z from 'zod';
import {
  anything,
  bound,
  expression,
  type FactsOf,
  facts,
  flag,
  formed,
  limit,
  list,
  means,
  named,
  text,
  word,
} from '../facts.ts';
import { entityAsWritten, fieldAsWritten } from './as-written.ts';

const option = z.union([
  text,
  facts({ value: means('The value that is kept.', text), title: means('What it is called.', text) }),
]);

const properties = {
  title: means('What the field is called.', text),
  description: means('What helps to answer it.', text),
  type: means('What an answer is.', word(['string', 'integer', 'number', 'boolean', 'object', 'array', 'reference'])),
  format: means(
    'What kind of text it is: `date`, `date-time`, `time`, `duration`, `email`, `phone`, `uri`, `multiline`, `markdown`, `color`, `text`, `image`, `file`; of a number: `money`, `percent`, `rating`.',
    text,
  ),
  enum: means('The values to choose from.', list(option)),
  required: means('Whether it must be answered.', flag),
  readOnly: means('Whether the product answers it, and no person.', flag),
  unique: means('Whether no two records have the same answer.', flag),
  default: means('What a new record begins with; `=` and an expression is evaluated then.', anything),
  examples: means('Answers as they may be.', list(anything)),
  minLength: means('The least number of characters.', limit),
  maxLength: means('The greatest number of characters.', limit),
  pattern: means('The regular expression that it fits.', text),
  minimum: means('The least number; of a duration `PT15M`, of a time `08:00`.', bound),
  maximum: means('The greatest number; of a duration `PT8H`, of a time `18:00`.', bound),
  exclusiveMinimum: means('It is more than this number.', bound),
  exclusiveMaximum: means('It is less than this number.', bound),
  multipleOf: means('It goes in steps of this number.', bound),
  minItems: means('The least number of entries.', limit),
  maxItems: means('The greatest number of entries.', limit),
  uniqueItems: means('Whether no two entries are the same.', flag),
  accept: means('The media types that a file may have: `image/png`, `image/*`.', list(formed('mediaType'))),
  maxSize: means('How large a file may be, in bytes.', limit),
  unit: means(
    'The unit of the number, of an amount its currency; `days` where a duration is counted in days as well.',
    text,
  ),
  to: means('The entity that a reference leads to.', text),
  where: means('Which of its records may be chosen.', expression),
  onDelete: means('What becomes of it when that record is deleted.', word(['restrict', 'cascade', 'setNull'])),
  relevantWhen: means('When it matters at all.', expression),
  computed: means('What it is worked out from.', expression),
};

/** A field of an entity, or of an object inside one; JSON Schema's keywords and a few more. */
export interface FieldFacts extends FactsOf<typeof properties> {
  /** What an array holds. */
  items?: FieldFacts | null | undefined;
  /** What an object holds. */
  properties?: Record<string, FieldFacts> | null | undefined;
}

const field: z.ZodType<FieldFacts> = z.preprocess(
  fieldAsWritten,
  facts({
    ...properties,
    items: means(
      'What a list holds.',
      z.lazy((): z.ZodType<FieldFacts> => field),
    ),
    properties: means(
      'What an object holds, by name.',
      z.lazy(() => named(field)),
    ),
  }),
);

/** Chapter 3: one entity. */
const entity = z.preprocess(
  entityAsWritten,
  facts({
    title: means('What one of them is called.', text),
    plural: means('What several are called.', text),
    description: means('What it is.', text),
    key: means('The field that identifies a record.', text),
    display: means('The field, or `=` and the expression, that a record is called by.', text),
    history: means('Whether its records keep what happened to them.', flag),
    unique: means('Groups of fields of which no two records have the same answers.', z.array(z.array(text))),
    samples: means('Records to begin with.', list(named(anything))),
    fields: means('Its fields, by name.', named(field)),
  }),
);

export const entities = named(entity);

export type EntityFacts = z.output<typeof entity>;
