import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';

export interface StepperProps extends ComponentProps<'ol'> {
  steps: readonly { key: string; label: ReactNode }[];
  /** The step one is at, from 0. */
  current: number;
  /** The last step that may be gone to, from 0. */
  furthest?: number;
  /** Goes to another step; absent where nobody can. */
  onStep?: (step: number) => void;
}

/** How far one is on a way of several steps, and the way to those that one has been at. */
export function Stepper({ steps, current, furthest = current, onStep, className, ...rest }: StepperProps) {
  return (
    <ol {...rest} className={cn('flex flex-wrap gap-x-6 gap-y-2', className)}>
      {steps.map(({ key, label }, index) => {
        const isOpen = onStep && index !== current && index <= furthest;
        const Root = isOpen ? 'button' : 'span';
        return (
          <li key={key} aria-current={index === current ? 'step' : undefined} className="relative min-w-0 text-sm">
            <Root
              {...(isOpen && { type: 'button' as const, onClick: () => onStep(index) })}
              className="group flex min-w-0 items-center gap-2 rounded-control text-start"
            >
              <span
                className={cn(
                  'marked annotation inline-flex size-6 shrink-0 items-center justify-center rounded-full border',
                  index === current && 'border-accent bg-accent text-accent-on',
                  index !== current && (isOpen || index < current) && 'border-accent text-accent',
                  index > current && !isOpen && 'border-edge text-muted',
                )}
              >
                {index + 1}
              </span>
              <span
                className={cn(
                  index === current ? 'font-medium' : 'text-muted max-sm:sr-only',
                  isOpen && 'underline decoration-1 underline-offset-3 group-hover:text-ink group-hover:decoration-2',
                )}
              >
                {label}
              </span>
            </Root>
          </li>
        );
      })}
    </ol>
  );
}
