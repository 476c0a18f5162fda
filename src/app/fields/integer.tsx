import type { FieldView } from './field-view.ts';
import { NumberDisplay } from './number.tsx';

export const integer: FieldView = { Display: NumberDisplay, align: 'end' };
