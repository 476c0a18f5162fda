import type { FieldInput } from './field-input.ts';
import { NumericInput } from './number.tsx';

export const integer: FieldInput = { Input: NumericInput };
