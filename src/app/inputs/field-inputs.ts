import { createContext, use } from 'react';
import type { Field, FieldKind } from '#specification';
import type { FieldInput } from './field-input.ts';

/** How fields are answered here, by kind. */
export const FieldInputsContext = createContext<Record<FieldKind, FieldInput> | undefined>(undefined);

/** Finds the input of a field. */
export function useFieldInputs(): (field: Field) => FieldInput {
  const inputs = use(FieldInputsContext);
  if (!inputs) throw new Error('useFieldInputs: no field inputs are provided here');
  return (field) => inputs[field.kindName];
}
