import type { ComponentProps } from 'react';
import { cn } from '#components/internal';
import { type ChartProps, rangeOf, useAmount } from './chart.tsx';
import { Figures } from './figures.tsx';
import { Legend } from './legend.tsx';
import { heightOf, type Series, type SeriesPoint, seriesLook } from './series.ts';
import { TargetAcross, type Targeted, TargetLegend } from './target.tsx';

export interface GroupedBarChartProps extends Omit<ChartProps, 'points'>, Targeted, ComponentProps<'figure'> {
  /** What the bars of a group are of, two to five. */
  series: readonly Series[];
  /** A group each: as many values as there are series. */
  points: readonly SeriesPoint[];
}

/** How much there is of several of each kind, side by side; each bar says its figure. The figures are in a table for who cannot see the bars. */
export function GroupedBarChart({ label, series, points, amount, target, className, ...rest }: GroupedBarChartProps) {
  const written = useAmount(amount);
  const { least, most } = rangeOf([...points.flatMap(({ values }) => values), target?.value ?? 0]);
  const share = (value?: number) => (heightOf(value) / (most - least)) * 100;
  const zero = share(-least);
  return (
    <figure {...rest} className={cn('flex flex-col gap-2', className)}>
      <div aria-hidden className="flex flex-wrap gap-x-4 gap-y-1">
        <Legend entries={series} />
        {target && <TargetLegend {...{ target, written }} />}
      </div>
      <div
        aria-hidden
        className="grid grid-cols-[minmax(0,auto)_minmax(3rem,1fr)_auto] items-center gap-x-3 gap-y-2.5 text-sm"
      >
        {points.map(({ key, label: name, values }) => (
          <div key={key} className="contents">
            <span className="max-w-40 wrap-anywhere text-muted">{name}</span>
            <svg
              aria-hidden
              width="100%"
              height={`${series.length}rem`}
              viewBox={`0 0 100 ${series.length}`}
              preserveAspectRatio="none"
              className="overflow-visible rtl:-scale-x-100"
            >
              {series.map((one, at) => (
                <rect
                  key={one.key}
                  x={zero + Math.min(0, share(values[at]))}
                  y={at + 0.125}
                  width={Math.abs(share(values[at]))}
                  height=".75"
                  vectorEffect="non-scaling-stroke"
                  className={seriesLook(at)}
                />
              ))}
              <path d={`M${zero},0V${series.length}`} vectorEffect="non-scaling-stroke" className="stroke-edge" />
              {target && <TargetAcross at={zero + share(target.value)} height={series.length} />}
            </svg>
            <span className="grid justify-items-end text-xs/4">
              {series.map((one, at) => (
                <span key={one.key} className="whitespace-nowrap">
                  {written(values[at] ?? Number.NaN)}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <Figures {...{ label, series, points, target, written }} />
    </figure>
  );
}
