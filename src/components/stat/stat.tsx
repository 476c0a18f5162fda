import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '#components/internal';
import { cn } from '#components/internal';

const toneText: Record<Tone, string> = {
  neutral: 'text-ink',
  info: 'text-info',
  positive: 'text-positive',
  caution: 'text-caution',
  critical: 'text-critical',
};

export interface StatProps extends ComponentProps<'div'> {
  /** What it counts. */
  label: ReactNode;
  /** The figure as it is read, with its unit. */
  value: ReactNode;
  /** What the figure means for who reads it. */
  tone?: Tone;
}

/** One figure that matters, and what it counts; smaller where its container (`@container`) is narrow, and whole on a phone, so that it does not tear. */
export function Stat({ label, value, tone = 'neutral', className, ...rest }: StatProps) {
  return (
    <div {...rest} className={cn('flex flex-col gap-1', className)}>
      <span className="text-sm text-muted">{label}</span>
      <span
        className={cn(
          '@max-[10rem]:text-xl @max-[16rem]:text-2xl text-3xl font-bold tracking-tighter max-sm:text-2xl max-sm:whitespace-nowrap',
          toneText[tone],
        )}
      >
        {value}
      </span>
    </div>
  );
}
