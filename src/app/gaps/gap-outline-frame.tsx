import type { ReactNode } from 'react';
import { GapNote } from './gap-note.tsx';
import { useGapOutline } from './gap-outline.ts';

/** Something with what is missing of it beside it, and an outline around both; alone while gaps are not shown. */
export function GapOutline({ path, subject, children }: { path: string; subject: string; children: ReactNode }) {
  const outline = useGapOutline(path);
  if (!outline) return children;
  return (
    <span className={`inline-flex items-center gap-2 ${outline}`}>
      {children}
      <GapNote path={path} subject={subject} />
    </span>
  );
}
