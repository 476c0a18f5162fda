/** A row of a component's keyboard table: the documentation shows it, and the tests press it. */
export interface KeyRow {
  /** Where one is. */
  when: string;
  /** What is pressed, as `KeyboardEvent` calls it: `Alt+ArrowDown`. */
  keys: string;
  does: string;
  /** Pressed before, to come to where the row begins. */
  after?: readonly string[];
  /** What is so then, of the sample that the tests show: where the focus is, whether it is open, what is chosen. */
  leaves: { at?: string; isOpen?: boolean; chosen?: string };
  /** The stories beside which it is told, where not of all that share the table: `date-input`. */
  of?: readonly string[];
  /** From right to left, left and right change places. */
  isMirrored?: boolean;
}
