import type { ReactNode } from 'react';
import type { Field, Values } from '#spec';

/** What an input of a field is given. It stands in a `Field` of the library, which names it. */
export interface FieldInputProps {
  name: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  /** All answers of the form, for choices that rest on others. */
  form: Values;
  /** What is wrong inside the value, by the path from here: `0.price`. */
  innerErrors?: Record<string, string>;
}

export interface FieldDisplayProps {
  field: Field;
  value: unknown;
  /** In a row of a table: one line. */
  compact?: boolean;
}

/** How a kind of field looks. One file each, named after its kind in `spec/fields`. */
export interface FieldView {
  Input: (props: FieldInputProps) => ReactNode;
  /** Shows an answer that is there. */
  Display: (props: FieldDisplayProps) => ReactNode;
  /** The input is a group of controls, named by a legend. */
  isGroup?: boolean;
  /** Numbers stand at the end of their column. */
  align?: 'end';
}
