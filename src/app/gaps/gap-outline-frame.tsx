import type { ReactNode } from 'react';
import { GapNote } from './gap-note.tsx';
import { useGapOutline } from './gap-outline.ts';

interface GapOutlineProps {
  path: string;
  subject: string;
  /** Other facts that it rests on. */
  shown?: readonly string[];
  children: ReactNode;
}

/** Something with what is missing of it beside it, and an outline around both, close: it stands in a line. Alone while gaps are not shown. */
export function GapOutline({ path, subject, shown, children }: GapOutlineProps) {
  const outline = useGapOutline(path, shown);
  if (!outline) return children;
  return (
    <span className={`mx-0.5 inline-flex items-center gap-2 outline-offset-2! ${outline}`}>
      {children}
      <GapNote path={path} subject={subject} shown={shown} />
    </span>
  );
}
