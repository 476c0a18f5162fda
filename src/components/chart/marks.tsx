import type { CSSProperties } from 'react';
import { cn } from '#components/internal';

/** Lines are told apart by the shape of their marks first: who sees no colours, or prints without them, sees those. */
const shapes = [
  'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
  'M1.5 1.5h7v7h-7Z',
  'M5 .5 9.5 9h-9Z',
  'M5 0 10 5 5 10 0 5Z',
  'M3.5 0h3v3.5H10v3H6.5V10h-3V6.5H0v-3h3.5Z',
];

const looks = [
  'text-accent forced-colors:text-[Highlight]',
  'text-ink forced-colors:text-[CanvasText]',
  'text-muted forced-colors:text-[CanvasText]',
];

/** How a line of several is drawn. */
export const lineLook = (at: number) => looks[at % looks.length];

/** The mark of a line, in the legend or on the line. */
export function Mark({ at, className, style }: { at: number; className?: string; style?: CSSProperties }) {
  return (
    <svg aria-hidden viewBox="0 0 10 10" style={style} className={cn('size-2.5 shrink-0', lineLook(at), className)}>
      <path d={shapes[at % shapes.length]} fill="currentColor" />
    </svg>
  );
}
