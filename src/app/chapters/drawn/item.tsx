import type { ReactNode } from 'react';
import { SourceLink } from '#app/gaps';
import { Heading } from '#components/text';
import { FactProblems } from './fact-problems.tsx';
import { useDrawn } from './use-drawn.ts';

export interface ItemProps {
  /** Of the fact that it draws. */
  path: string;
  title: ReactNode;
  /** As the document calls it, where that is not the title. */
  name?: string;
  /** Words beside the title. */
  badges?: ReactNode;
  /** The title is made from a name. */
  isAssumed?: boolean;
  children: ReactNode;
}

/** One thing of a chapter on a sheet of its own, with the line that it stands in. */
export function Item({ path, title, name, badges, isAssumed = false, children }: ItemProps) {
  const { place, look } = useDrawn<HTMLElement>(path);
  return (
    <section
      id={path}
      {...place}
      className={`@container min-w-0 break-inside-avoid rounded-sheet border border-line bg-surface ${look}`}
    >
      <header className="flex items-start gap-x-3 border-b border-line px-4 py-2.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <Heading level={2} size="sm" className={isAssumed ? 'min-w-0 border-b border-dashed border-edge' : 'min-w-0'}>
            {title}
          </Heading>
          {name && <code className="annotation text-muted">{name}</code>}
          {badges}
        </div>
        <SourceLink path={path} />
      </header>
      <div className="p-4">
        <div className="mb-3 empty:hidden">
          <FactProblems path={path} />
        </div>
        {children}
      </div>
    </section>
  );
}
