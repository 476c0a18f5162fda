import * as z from 'zod/mini';
import type { FieldType } from './field-type.ts';
import { boundedNumber, sampleNumber } from './number.ts';

/** A whole number. */
export const integer: FieldType = {
  schema: (field, { spec }) => boundedNumber(spec, field, z.int()),
  sample: (field, context) => Math.round(sampleNumber(field, context, 1)),
  filter: 'range',
};
