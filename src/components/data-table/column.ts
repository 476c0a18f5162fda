import type { ReactNode } from 'react';
import type { Certainty } from '#components/internal';

/** What is wrong with an answer, in words; nothing where nothing is. */
// biome-ignore lint/suspicious/noConfusingVoidType: whoever finds nothing wrong need not say so
export type Complained = string | undefined | void;

/** A property of the rows, one below the other. */
export interface Column<Row> {
  /** Unlike any other of the table; what `sort` calls it. */
  id: string;
  /** What stands over it. */
  heading: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end: at the right in every language, as digits are written. */
  align?: 'start' | 'end';
  /** Can be sorted by. */
  sortable?: boolean;
  /** Which of two rows comes first by it, less than 0 for the first: the table orders them itself where nobody holds `sort`. Text and numbers need not say it. */
  compare?: (one: Row, other: Row) => number;
  /** How far the column itself is known: an assumed one has a dashed heading. */
  certainty?: Certainty;
  /** Beside the heading: a mark, an annotation. */
  note?: ReactNode;
  /** In pixels, where somebody has chosen it; as wide as its content where absent. */
  width?: number;
  /** Stays in sight where the table is wider than its place. */
  pin?: 'start' | 'end';
  /** Tells what a row is about: shown on a phone too, behind whatever other columns it stands; `beside` its name, without its heading, as a state is. */
  onPhone?: boolean | 'beside';
  /** Changes the cell in its place, which is pressed for it: a control with a `name`. Told what ends it, where it takes its answer by itself. */
  editor?: (row: Row, done: () => void) => ReactNode;
  /** Whether a row can be changed in it; each can where absent. */
  editable?: (row: Row) => boolean;
  /** Told what was answered in the editor, by the names in it, where a form would not complain of it. What it says is wrong, at once or later, is said there, and the editor stays open. */
  onEdit?: (row: Row, answers: FormData) => Complained | Promise<Complained>;
  /** Under the column, of all rows that there are. */
  footer?: ReactNode;
}
