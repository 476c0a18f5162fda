import type { ComponentProps } from 'react';
import { cn } from '#components/internal';
import { useLocale } from '#components/locale';
import type { ChartProps } from './chart.tsx';
import { Legend } from './legend.tsx';
import { seriesLook } from './series.ts';

export interface ShareChartProps extends ChartProps, ComponentProps<'figure'> {}

/** What a whole is made of, two to five parts: one bar, and each part with its share, and with its amount where `amount` says how that is written. */
export function ShareChart({ label, points, amount, className, ...rest }: ShareChartProps) {
  const { locale } = useLocale();
  // Less than nothing is no part of a whole.
  const partOf = (value: number) => (value > 0 && Number.isFinite(value) ? value : 0);
  const whole = points.reduce((sum, { value }) => sum + partOf(value), 0) || 1;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  let from = 0;
  return (
    <figure aria-label={label} {...rest} className={cn('flex flex-col gap-2', className)}>
      <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="h-4 w-full rtl:-scale-x-100">
        {points.map(({ key, value }, at) => {
          const x = from;
          from += (partOf(value) / whole) * 100;
          return (
            <rect
              key={key}
              x={x}
              width={from - x}
              height="1"
              vectorEffect="non-scaling-stroke"
              className={seriesLook(at)}
            />
          );
        })}
      </svg>
      <Legend
        entries={points.map(({ key, label: name, value }) => ({
          key,
          label: name,
          figure: (
            <>
              <span className="tabular-nums">{percent.format(partOf(value) / whole)}</span>
              {amount && <span className="text-muted">{amount(value)}</span>}
            </>
          ),
        }))}
      />
    </figure>
  );
}
