import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';
import { Heading } from '#components/text';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** What the page is: its only heading of the first level. */
  title: ReactNode;
  /** Above the title: the way back up. */
  breadcrumbs?: ReactNode;
  /** Beside the title: a state. */
  status?: ReactNode;
  /** More about it, in a sentence below the title. */
  description?: ReactNode;
  /** What can be done here; at most one primary. */
  actions?: ReactNode;
}

/** What this page is, and what can be done on it. */
export function PageHeader({ title, breadcrumbs, status, description, actions, className, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} className={cn('flex flex-col gap-1.5', className)}>
      {breadcrumbs}
      <div
        className={cn(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
          // What a page is about is read before what can be done with it.
          description && 'max-sm:contents',
        )}
      >
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          {/* Here the focus goes from an action that is gone once it is taken. */}
          <Heading level={1} size="lg" tabIndex={-1}>
            {title}
          </Heading>
          {status}
        </div>
        {actions && (
          <div className={cn('flex min-w-0 flex-wrap items-center gap-2', description && 'max-sm:order-1')}>
            {actions}
          </div>
        )}
      </div>
      {description && <div className="max-w-prose text-base text-muted">{description}</div>}
    </header>
  );
}
