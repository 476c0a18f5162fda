import type { ReactNode } from 'react';
import type { Field } from '#specification';

/** What the display of a field is given: an answer that is there. */
export interface FieldDisplayProps {
  field: Field;
  value: unknown;
  /** In a row of a table: one line. */
  compact?: boolean;
  /** An address is a link: nothing around it is pressed in its place. In one line it is only where that is said. */
  leads?: boolean;
}

/** How a kind of field looks. One file each, named after its kind in `#specification`. */
export interface FieldView {
  Display: (props: FieldDisplayProps) => ReactNode;
  /** Whether an answer has answers of its own inside. */
  hasParts?: boolean;
  /** Numbers stand at the end of their column. */
  align?: 'end';
}
