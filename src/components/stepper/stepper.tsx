import { Check, CircleAlert } from 'lucide-react';
import { type ComponentProps, cloneElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';
import { cn, useHeld } from '#components/internal';
import { useStrings } from '#components/locale';

interface AnyStep {
  /** Unlike any other of the way. */
  key: string;
  /** Everything in it is answered. */
  done?: boolean;
  /** Something in it is wrong. */
  invalid?: boolean;
}

interface Labelled {
  /** What it is called. */
  label: ReactNode;
  link?: never;
}

interface Linked {
  label?: never;
  /** In place of `label`, where it has an address of its own: a link without a look; it carries the words. */
  link: ReactElement<PropsWithChildren>;
}

/** A step of the way. */
export type Step = AnyStep & (Labelled | Linked);

export interface StepperProps extends ComponentProps<'ol'> {
  /** From first to last. */
  steps: readonly Step[];
  /** The step one is at, from 0. */
  current?: number;
  /** The step it begins with where nobody holds `current`. */
  defaultCurrent?: number;
  /** The last step that may be gone to, from 0; the one that one is at, or began with, where absent. */
  furthest?: number;
  /** Told the step to go to. Without this and `defaultCurrent` nobody can, but where steps have links. */
  onCurrentChange?: (step: number) => void;
}

/** How far one is on a way of several steps, and the way to those that one has been at. */
export function Stepper({
  steps,
  current: heldCurrent,
  defaultCurrent,
  furthest,
  onCurrentChange,
  className,
  ...rest
}: StepperProps) {
  const strings = useStrings();
  const [current, go] = useHeld(heldCurrent, defaultCurrent ?? 0, onCurrentChange);
  const last = furthest ?? Math.max(current, defaultCurrent ?? 0);
  const isPressed = onCurrentChange !== undefined || (heldCurrent === undefined && defaultCurrent !== undefined);
  return (
    <ol aria-label={strings.steps} {...rest} className={cn('flex flex-wrap gap-x-6 gap-y-2', className)}>
      {steps.map(({ key, label, done = false, invalid = false, link }, index) => {
        const isCurrent = index === current;
        const isOpen = (isPressed || link) && !isCurrent && index <= last;
        // One stays at what was pressed: gone, it would lose the focus.
        const root =
          (isOpen || isCurrent) &&
          (link ?? (isPressed && <button type="button" onClick={() => isOpen && go(index)} />));
        return (
          <li key={key} className="relative min-w-0 text-sm">
            {cloneElement(
              (root || <span />) as ReactElement<ComponentProps<'a'>>,
              {
                'aria-current': isCurrent ? 'step' : undefined,
                tabIndex: root && isCurrent ? -1 : undefined,
                className: 'group flex min-w-0 items-center gap-2 rounded-control text-start no-underline',
              },
              <span
                className={cn(
                  'marked annotation inline-flex size-6 shrink-0 items-center justify-center rounded-full border [&>svg]:size-3.5',
                  invalid
                    ? cn('border-critical', isCurrent ? 'bg-critical text-critical-on' : 'text-critical')
                    : isCurrent
                      ? 'border-accent bg-accent text-accent-on'
                      : isOpen || done || index < current
                        ? 'border-accent text-accent'
                        : 'border-edge text-muted',
                )}
              >
                {invalid ? <CircleAlert aria-hidden /> : done && !isCurrent ? <Check aria-hidden /> : index + 1}
              </span>,
              <span
                className={cn(
                  isCurrent ? 'font-medium' : 'text-muted max-sm:sr-only',
                  isOpen && 'underline decoration-1 underline-offset-3 group-hover:text-ink group-hover:decoration-2',
                )}
              >
                {link ? link.props.children : label}
              </span>,
              (invalid || done) && (
                <span className="sr-only">({invalid ? strings.needsAnotherLook : strings.done})</span>
              ),
            )}
          </li>
        );
      })}
    </ol>
  );
}
