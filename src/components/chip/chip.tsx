import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#components/internal';

export interface ChipProps extends ComponentProps<'span'> {
  /** What its button does: `Remove the filter Status`. */
  removeLabel: string;
  onRemove: () => void;
}

/** Something that was chosen, with the way to take it away. One surface: the button has no box of its own. */
export function Chip({ removeLabel, onRemove, className, children, ...rest }: ChipProps) {
  return (
    <span
      {...rest}
      className={cn(
        'inline-flex min-h-control-sm max-w-full items-stretch rounded-control bg-accent-soft text-sm text-ink forced-colors:border',
        className,
      )}
    >
      <span className="min-w-0 self-center truncate ps-2.5">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="inline-flex w-control-sm shrink-0 items-center justify-center rounded-control text-muted hover:text-critical"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
