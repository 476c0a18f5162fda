import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';

export interface StepperProps extends ComponentProps<'ol'> {
  steps: readonly { key: string; label: ReactNode }[];
  /** The step one is at, from 0. */
  current: number;
}

/** How far one is on a way of several steps. */
export function Stepper({ steps, current, className, ...rest }: StepperProps) {
  return (
    <ol {...rest} className={cn('flex flex-wrap gap-x-6 gap-y-2', className)}>
      {steps.map(({ key, label }, index) => (
        <li
          key={key}
          aria-current={index === current ? 'step' : undefined}
          className="relative flex min-w-0 items-center gap-2 text-sm"
        >
          <span
            className={cn(
              'annotation inline-flex size-6 shrink-0 items-center justify-center rounded-full border',
              index < current && 'border-accent text-accent',
              index === current && 'border-accent bg-accent text-accent-on',
              index > current && 'border-edge text-muted',
            )}
          >
            {index + 1}
          </span>
          <span className={index === current ? 'font-medium' : 'text-muted max-sm:sr-only'}>{label}</span>
        </li>
      ))}
    </ol>
  );
}
