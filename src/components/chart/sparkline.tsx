import type { ComponentProps } from 'react';
import { cn } from '#components/internal';
import { useLocale } from '#components/locale';

export interface SparklineProps extends ComponentProps<'span'> {
  /** What it is the course of. */
  label: string;
  values: readonly number[];
}

/** The course of a figure, as high as a line of text: beside the figure, which it does not replace. */
export function Sparkline({ label, values, className, ...rest }: SparklineProps) {
  const { locale } = useLocale();
  const written = new Intl.NumberFormat(locale);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => (at / Math.max(values.length - 1, 1)) * 100;
  const y = (value: number) => 19 - ((value - least) / (most - least || 1)) * 18;
  return (
    <span {...rest} className={cn('inline-block h-5 w-24 align-middle', className)}>
      <svg
        aria-hidden
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
        className="size-full overflow-visible rtl:-scale-x-100"
      >
        <polyline
          points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent stroke-2 forced-colors:stroke-[Highlight]"
        />
      </svg>
      <span className="sr-only">
        {label}: {values.map((value) => written.format(value)).join(', ')}
      </span>
    </span>
  );
}
