import type { FieldInput } from './field-input.ts';
import { ReferenceInput } from './reference-input.tsx';

export const reference: FieldInput = { Input: ReferenceInput };
