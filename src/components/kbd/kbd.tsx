import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#components/internal';

export interface KbdProps extends ComponentProps<'kbd'> {
  /** Lends the look to its one child. */
  asChild?: boolean;
}

/** A key of the keyboard. */
export function Kbd({ asChild = false, className, ...rest }: KbdProps) {
  const Root = asChild ? Slot.Root : 'kbd';
  return (
    <Root
      {...rest}
      className={cn(
        'inline-flex min-w-6 items-center justify-center whitespace-nowrap rounded-control border border-b-2 border-edge bg-surface px-1.5 font-mono text-xs leading-5 text-ink',
        className,
      )}
    />
  );
}
