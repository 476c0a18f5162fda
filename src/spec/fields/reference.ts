import * as z from 'zod/mini';
import type { FieldType } from './field-type.ts';
import { pick } from './random.ts';

/** The key of a record of another entity (`to`). Whether that record is there is asked of the store. */
export const reference: FieldType = {
  schema: () => z.string(),
  sample: (field, { random, keysOf }) => pick(random, keysOf(field.to ?? '')) ?? null,
  filter: 'choice',
};
