import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';

export interface GapProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing. */
  title: ReactNode;
  /** Where it belongs, as in `PRODUCT.md:41:7`. */
  source?: ReactNode;
  /** The question that would close it. */
  question?: ReactNode;
  /** What can be done about it: the way to where it is asked. */
  actions?: ReactNode;
  /** How far it is known; `not shown` where absent. */
  label?: ReactNode;
}

/** Something that is not shown: a hatched field, as on a drawing whose part is still open. */
export function Gap({ title, source, question, actions, label, className, children, ...rest }: GapProps) {
  const strings = useStrings();
  return (
    <div {...rest} className={cn('hatch rounded-sheet border border-dashed border-edge p-3', className)}>
      <div className="flex flex-col gap-1 rounded-control bg-surface px-3 py-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-medium">
            {/* A box of its own: between a text of the other direction it keeps its side. */}
            <span className="annotation me-2 inline-block text-muted uppercase">{label ?? strings.notShown}</span>
            <span className="sr-only">: </span>
            {title}
          </p>
          {source && <span className="annotation text-muted">{source}</span>}
        </div>
        {question && <p className="text-sm text-muted">{question}</p>}
        {children && <div className="text-sm">{children}</div>}
        {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
