import type { FieldView } from './field-view.ts';
import { NumberDisplay, NumericInput } from './number.tsx';

export const integer: FieldView = { Input: NumericInput, Display: NumberDisplay, align: 'end' };
