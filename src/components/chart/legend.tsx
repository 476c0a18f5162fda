import type { ReactNode } from 'react';
import { seriesLook } from './series.ts';

/** What the parts of a chart are called. */
export function Legend({ entries }: { entries: readonly { key: string; label: ReactNode; figure?: ReactNode }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {entries.map(({ key, label, figure }, at) => (
        <li key={key} className="inline-flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
            <rect width="10" height="10" className={seriesLook(at)} />
          </svg>
          <span className="text-muted">{label}</span>
          {figure}
        </li>
      ))}
    </ul>
  );
}
