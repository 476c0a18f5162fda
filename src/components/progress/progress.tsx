import { Progress as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#components/internal';
import { useLocale } from '#components/locale';
import { barSizes, circleSizes, progressTones } from './progress.variants.ts';

export interface ProgressProps extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'getValueLabel'> {
  /** What is under way. */
  label: string;
  /** How much of `max` is done; null where nobody knows. */
  value?: number | null;
  /** All there is to do; 100 where absent. */
  max?: number;
  /** What it says in place of a percentage: `3 of 8 files`. */
  valueText?: string;
  /** A circle where there is no room for a bar. */
  shape?: 'bar' | 'circle';
  /** Whether name and figure stand above the bar; a screen reader says them in any case. */
  captioned?: boolean;
  /** What has come of it so far: `critical` where it failed, `positive` where it is done. */
  tone?: keyof typeof progressTones;
  /** How thick the bar is, or how wide the circle. */
  size?: keyof typeof barSizes;
}

/** How far something is that takes a while. For what takes no longer than a moment, a `Spinner`. */
export function Progress({
  label,
  value = null,
  max = 100,
  valueText,
  shape = 'bar',
  captioned = false,
  tone = 'info',
  size = 'md',
  className,
  ...rest
}: ProgressProps) {
  const { locale } = useLocale();
  const share = value === null ? undefined : Math.min(Math.max(value / max, 0), 1);
  const text = valueText ?? (share === undefined ? undefined : percentOf(locale, share));
  const picture =
    shape === 'bar' ? <Bar share={share} look={barSizes[size]} /> : <Circle share={share} look={circleSizes[size]} />;
  return (
    <Radix.Root
      aria-label={label}
      aria-valuetext={text}
      {...rest}
      value={share === undefined ? null : share * max}
      max={max}
      className={cn(
        shape === 'bar' ? 'flex [:where(&)]:w-full flex-col gap-1' : 'inline-flex',
        progressTones[tone],
        className,
      )}
    >
      {captioned && shape === 'bar' && <Caption label={label} text={text} />}
      {picture}
    </Radix.Root>
  );
}

function Caption({ label, text }: { label: string; text: string | undefined }) {
  return (
    <span aria-hidden className="flex flex-wrap justify-between gap-x-4 text-sm">
      <span className="text-ink">{label}</span>
      <bdi className="text-muted tabular-nums">{text}</bdi>
    </span>
  );
}

interface PictureProps {
  /** From 0 to 1; undefined where nobody knows. */
  share: number | undefined;
  look: string;
}

function Bar({ share, look }: PictureProps) {
  return (
    <span
      className={cn(
        'block w-full overflow-hidden rounded-full bg-line forced-colors:border forced-colors:border-[CanvasText]',
        look,
      )}
    >
      <Radix.Indicator
        asChild
        className={cn(
          'block h-full rounded-full bg-current forced-colors:bg-[Highlight]',
          share === undefined ? 'under-way w-1/3 motion-reduce:mx-auto' : 'transition-[width] duration-calm',
        )}
        style={share === undefined ? undefined : { width: `${share * 100}%` }}
      >
        <span />
      </Radix.Indicator>
    </span>
  );
}

function Circle({ share, look }: PictureProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="2"
      className={cn('-rotate-90 rtl:-scale-y-100', share === undefined && 'animate-spin', look)}
    >
      <circle
        cx="8"
        cy="8"
        r="6.5"
        className="stroke-line forced-colors:stroke-[CanvasText] forced-colors:stroke-[0.5px]"
      />
      <circle
        cx="8"
        cy="8"
        r="6.5"
        pathLength="100"
        strokeDasharray={`${(share ?? 0.25) * 100} 100`}
        className="stroke-current forced-colors:stroke-[Highlight]"
      />
    </svg>
  );
}

function percentOf(locale: string, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}
