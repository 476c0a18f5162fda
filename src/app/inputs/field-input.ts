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

/** How a kind of field is answered. One file each, named after its kind in `#specification`. */
export interface FieldInput {
  Input: (props: FieldInputProps) => ReactNode;
  /** Whether it is a group of controls, named by a legend; may rest on the field. */
  isGroup?: boolean | ((field: Field) => boolean);
  /** Whether it says itself which of its parts is wrong. */
  showsInnerErrors?: boolean;
}
