import type { ReactNode } from 'react';

export interface StretchProps {
  /** How many fields stand in it. */
  count: number;
  children: ReactNode;
}

/**
 * A stretch of a long form: there for search, keyboard and screen reader, laid out once it is near. Wider than its fields by
 * what the mark of the focus needs, since nothing is painted beyond its edge.
 */
export function Stretch({ count, children }: StretchProps) {
  return (
    <div
      className="-m-2 flex flex-col gap-5 p-2 [content-visibility:auto]"
      // About what a field with its label takes: the bar of the page hardly moves when it is known.
      style={{ containIntrinsicBlockSize: `auto ${count * 5}rem` }}
    >
      {children}
    </div>
  );
}
