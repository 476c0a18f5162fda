import type { ComponentProps } from 'react';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** How many lines it holds the place of. */
  lines?: number;
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'];

/** Holds the place of what is on its way, and says so once. */
export function Skeleton({ lines = 3, className, ...rest }: SkeletonProps) {
  const strings = useStrings();
  return (
    <div role="status" aria-busy {...rest} className={cn('flex flex-col gap-3', className)}>
      <span className="sr-only">{strings.loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
          key={index}
          aria-hidden
          className={cn('placeholder block h-4 animate-pulse rounded-control bg-line', widths[index % widths.length])}
        />
      ))}
    </div>
  );
}
