import type { FieldType } from './field-type.ts';
import { boundedNumber, sampleNumber } from './number.ts';

/** An amount in the product's currency (`purpose.currency`). */
export const money: FieldType = {
  schema: (field, { spec }) => boundedNumber(spec, field),
  sample: (field, context) => sampleNumber(field, context, 0.5),
  filter: 'range',
};
