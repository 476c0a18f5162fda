import type { ComponentProps } from 'react';
import { cn } from '#components/internal';

/** A key of the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      {...rest}
      className={cn(
        'inline-flex min-w-6 items-center justify-center whitespace-nowrap rounded-control border border-b-2 border-edge bg-surface px-1.5 font-mono text-xs leading-5 text-ink',
        className,
      )}
    />
  );
}
