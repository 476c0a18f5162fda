import type { ComponentProps } from 'react';
import { cn } from '#components/internal';
import { useLocale } from '#components/locale';

export interface SparklineProps extends ComponentProps<'span'> {
  /** What it is the course of. */
  label: string;
  /** The figures from the earliest to the latest, as far apart in time as one another. */
  values: readonly number[];
}

/** The course of a figure, as high as a line of text: beside the figure, which it does not replace. */
export function Sparkline({ label, values, className, ...rest }: SparklineProps) {
  const { locale } = useLocale();
  const written = new Intl.NumberFormat(locale);
  const known = values.filter(Number.isFinite);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const x = (at: number) => (at / Math.max(values.length - 1, 1)) * 100;
  const y = (value: number) => 19 - ((value - least) / (most - least || 1)) * 18;
  return (
    <span {...rest} className={cn('inline-block h-5 w-24 max-w-full align-middle', className)}>
      <svg
        aria-hidden
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
        className="size-full overflow-visible rtl:-scale-x-100"
      >
        <polyline
          // A single figure would be a line without a length: doubled, its round end is a dot.
          points={[...values, ...(values.length === 1 ? values : [])]
            .flatMap((value, at) => (Number.isFinite(value) ? `${x(values.length === 1 ? 0 : at)},${y(value)}` : []))
            .join(' ')}
          strokeLinecap={values.length === 1 ? 'round' : undefined}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className={cn(
            'stroke-accent forced-colors:stroke-[Highlight]',
            values.length === 1 ? 'stroke-4' : 'stroke-2',
          )}
        />
      </svg>
      <span className="sr-only">
        {label}: {values.map((value) => (Number.isFinite(value) ? written.format(value) : '—')).join(', ')}
      </span>
    </span>
  );
}
