import type { FieldInput } from './field-input.ts';
import { isRated, NumericInput } from './number.tsx';

export const integer: FieldInput = { Input: NumericInput, isGroup: isRated };
