import { Children, type ComponentProps } from 'react';
import { cn } from '#components/internal';

export type TagListProps = ComponentProps<'ul'>;

/** Several tags. */
export function TagList({ className, children, ...rest }: TagListProps) {
  return (
    <ul {...rest} className={cn('flex min-w-0 flex-wrap gap-1.5 empty:hidden', className)}>
      {Children.map(children, (tag) => tag && <li className="min-w-0 max-w-full">{tag}</li>)}
    </ul>
  );
}
