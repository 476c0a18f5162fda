import type { ComponentProps, ReactNode } from 'react';
import { type Certainty, certainties, cn } from '#components/internal';
import { Heading } from '#components/text';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is on it, in a bar of its own. */
  title?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title. */
  actions?: ReactNode;
  /** How far what is on it is known: its edge is dashed where it is assumed, hatched where it is not shown. */
  certainty?: Certainty;
}

/** A sheet: what belongs together, within a hairline. */
export function Card({ title, level = 2, actions, certainty = 'stated', className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={cn('min-w-0 rounded-sheet border border-line bg-surface', certainties[certainty], className)}
    >
      {(title || actions) && (
        <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-inset py-2.5">
          {title && (
            <Heading level={level} size="sm">
              {title}
            </Heading>
          )}
          {actions && <div className="contents print:hidden">{actions}</div>}
        </header>
      )}
      <div className="p-inset">{children}</div>
    </section>
  );
}
