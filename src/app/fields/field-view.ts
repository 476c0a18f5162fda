import type { ReactNode } from 'react';
import type { Entity, Field, Structure, Values } from '#specification';

/** What an input of a field is given. It stands in a `Field` of the library, which names it. */
export interface FieldInputProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  /** The entity of the record that the form is for. */
  entity: Entity;
  /** All answers of the record as they stand, where the field rests on others; else none. */
  form: Values;
  /** The record as it was when the form was opened. */
  record: Values;
  /** Where the field stands in the record: `parts.0.price`. */
  path: string;
  /** The innermost object around the field: `item` in expressions. */
  item?: Structure;
  /** What is wrong inside the value, by the path from here: `0.price`. */
  innerErrors?: Readonly<Record<string, string>>;
}

/** What the display of a field is given: an answer that is there. */
export interface FieldDisplayProps {
  field: Field;
  value: unknown;
  /** In a row of a table: one line. */
  compact?: boolean;
}

/** How a kind of field looks. One file each, named after its kind in `#specification`. */
export interface FieldView {
  Input: (props: FieldInputProps) => ReactNode;
  Display: (props: FieldDisplayProps) => ReactNode;
  /** Whether the input is a group of controls, named by a legend; may rest on the field. */
  isGroup?: boolean | ((field: Field) => boolean);
  /** Whether the input says itself which of its parts is wrong. */
  showsInnerErrors?: boolean;
  /** Numbers stand at the end of their column. */
  align?: 'end';
}
