/** Something in the document that cannot be right. An error means that what stands there is not used. */
export interface Problem {
  severity: 'error' | 'warning';
  /** The fact, as in `screens.ticket-list.entity`; empty for the document as a whole. */
  path: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** What is wrong and what to do. */
  message: string;
}

/** One line as a terminal or an editor expects it: `PRODUCT.md:41:7 screens.ticket-list.entity: …`. */
export function formatProblem(file: string, { path, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${path ? `${path}: ` : ''}${message}`;
}
