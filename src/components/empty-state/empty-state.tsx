import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';
import { Heading } from '#components/text';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there, in a few words. */
  title: ReactNode;
  /** The level of the title in the page's outline; without one it is a line of text. */
  level?: 1 | 2 | 3;
  /** The way to something that is not empty. */
  actions?: ReactNode;
  /** Above the title: a picture of what is not there. */
  icon?: ReactNode;
}

/** There is nothing here, why that is, and what to do. */
export function EmptyState({ title, level, actions, icon, className, children, ...rest }: EmptyStateProps) {
  return (
    <div
      {...rest}
      className={cn(
        'flex flex-col items-center gap-2 px-6 py-12 text-center wrap-anywhere [&>svg]:size-7 [&>svg]:text-muted',
        className,
      )}
    >
      {icon}
      {level ? (
        <Heading level={level}>{title}</Heading>
      ) : (
        <p className="text-lg font-semibold tracking-tight">{title}</p>
      )}
      {children && <div className="max-w-prose text-base text-balance text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2 print:hidden">{actions}</div>}
    </div>
  );
}
