import type { ComponentProps } from 'react';
import { cn } from '#components/internal';

/** Something is under way. Decoration: what is under way is said in words beside it. */
export function Spinner({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={cn('size-4 shrink-0 animate-spin', className)} {...rest}>
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
