import type { ReactNode } from 'react';
import { seriesLook } from './series.ts';

interface LegendProps {
  entries: readonly { key: string; label: ReactNode; figure?: ReactNode }[];
  /** How each is drawn; as a part of a bar where absent. */
  mark?: (at: number) => ReactNode;
}

/** What the parts of a chart are called. */
export function Legend({ entries, mark }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {entries.map(({ key, label, figure }, at) => (
        <li key={key} className="inline-flex items-center gap-1.5">
          {mark?.(at) ?? (
            <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
              <rect width="10" height="10" className={seriesLook(at)} />
            </svg>
          )}
          <span className="text-muted">{label}</span>
          {figure}
        </li>
      ))}
    </ul>
  );
}

/** A figure that takes the room of the widest, whichever is read: nothing moves under the pointer. */
export function Steady({ widest, children }: { widest: ReactNode; children: ReactNode }) {
  return (
    <span className="grid justify-items-end">
      <span className="invisible col-start-1 row-start-1">{widest}</span>
      <span className="col-start-1 row-start-1">{children}</span>
    </span>
  );
}
