import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** What is wrong with an answer, below its control: said in words, as well as by a colour. */
export function Complaint({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={cn('flex basis-full gap-1.5 text-sm text-critical', className)}>
      <span aria-hidden className="mt-1.5 size-1.5 shrink-0 rotate-45 bg-current" />
      {children}
    </p>
  );
}
