import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/**
 * A control and what is told of it, as one element: whatever row it stands in, the complaint is below it.
 * It takes the class names and the style, and the control fills it.
 */
export function WithComplaint({
  className,
  style,
  children,
}: Pick<ComponentProps<'div'>, 'className' | 'style' | 'children'>) {
  return (
    <div style={style} className={cn('flex [:where(&)]:w-(--width-of-control,100%) min-w-0 flex-col gap-1', className)}>
      {children}
    </div>
  );
}

/** What is wrong with an answer, below its control: said in words, as well as by a colour. */
export function Complaint({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={cn('flex w-full gap-1.5 text-sm text-critical', className)}>
      <span aria-hidden className="mt-1.5 size-1.5 shrink-0 rotate-45 bg-current forced-colors:bg-[CanvasText]" />
      {children}
    </p>
  );
}
