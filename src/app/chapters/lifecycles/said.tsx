import type { ReactNode } from 'react';

/** A name, and what there is to say. */
export function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
