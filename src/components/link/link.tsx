import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { blocked, cn } from '#components/internal';

export interface LinkProps extends ComponentProps<'a'> {
  /** Lends the look to its one child, such as a router's link. */
  asChild?: boolean;
}

/** Goes elsewhere. An address that leaves the app opens without handing over where it came from. */
export function Link({ asChild = false, className, ...rest }: LinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root
      rel={rest.href?.startsWith('http') ? 'noreferrer' : undefined}
      {...rest}
      {...blocked(String(rest['aria-disabled']) === 'true')}
      className={cn(
        'rounded-control text-accent underline decoration-1 underline-offset-3 hover:text-accent-strong hover:decoration-2',
        'aria-disabled:text-muted aria-disabled:no-underline',
        className,
      )}
    />
  );
}
