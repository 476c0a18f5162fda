import type { Kind } from './kind.ts';
import { number, sampleNumber } from './number.ts';

/** A whole number. */
export const integer: Kind = {
  ...number,
  shape: { type: 'number', whole: true },
  sample: (field, context) => sampleNumber(field, context, 1),
};
