import * as z from 'zod/mini';
import type { FieldType } from './field-type.ts';

/** Yes or no. */
export const boolean: FieldType = {
  schema: () => z.boolean(),
  sample: (_field, { random }) => random() < 0.3,
  filter: 'choice',
};
