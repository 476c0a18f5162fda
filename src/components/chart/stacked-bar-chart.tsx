import { type ComponentProps, type PointerEvent, useRef } from 'react';
import { cn } from '#components/internal';
import { type ChartProps, rangeOf, useAmount } from './chart.tsx';
import { Figures } from './figures.tsx';
import { Legend, Steady } from './legend.tsx';
import { heightOf, type Series, type SeriesPoint, seriesLook } from './series.ts';
import { TargetAcross, type Targeted, TargetLegend } from './target.tsx';
import { useReading } from './use-reading.ts';

export interface StackedBarChartProps extends Omit<ChartProps, 'points'>, Targeted, ComponentProps<'figure'> {
  /** What each bar is made of, two to five parts. */
  series: readonly Series[];
  /** A bar each: as many values as there are series. */
  points: readonly SeriesPoint[];
}

/** How much there is of each kind, and what of: of all, or of the bar that is read. The figures are in a table for who cannot see the bars. */
export function StackedBarChart({ label, series, points, amount, target, className, ...rest }: StackedBarChartProps) {
  const written = useAmount(amount);
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + heightOf(value), 0);
  // A part of less than nothing has no length; what it takes away stands in the figure of the bar.
  const lengthOf = (value: number | undefined) => Math.max(0, heightOf(value));
  const reachOf = (values: readonly number[]) => values.reduce((sum, value) => sum + lengthOf(value), 0);
  const { most } = rangeOf([target?.value ?? 0, ...points.map(({ values }) => reachOf(values))]);
  const table = useRef<HTMLTableElement>(null);
  const { at: reading, read, plot } = useReading<HTMLDivElement>(label, points.length, table, true);
  const point = ({ target }: PointerEvent) => {
    const bar = target instanceof Element && target.closest<HTMLElement>('[data-bar]');
    if (bar) read(Number(bar.dataset.bar));
  };
  const figures = series.map((part, at) => {
    const all = sumOf(points.map(({ values }) => values[at] ?? 0));
    return { ...part, all: written(all), figure: written(points[reading ?? -1]?.values[at] ?? all) };
  });
  return (
    <figure {...rest} className={cn('flex flex-col gap-2', className)}>
      <div aria-hidden className="flex flex-wrap gap-x-4 gap-y-1">
        <Legend
          entries={figures.map(({ all, figure, ...part }) => ({
            ...part,
            figure: <Steady widest={all}>{figure}</Steady>,
          }))}
        />
        {target && <TargetLegend {...{ target, written }} />}
      </div>
      <div
        {...plot}
        onPointerMove={point}
        onPointerDown={point}
        className="grid grid-cols-[auto_minmax(3rem,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-sm"
      >
        {points.map(({ key, label: name, values }, at) => (
          <div key={key} data-bar={at} className="contents">
            <span
              className={cn('max-w-40 wrap-break-word', at === reading ? 'underline underline-offset-3' : 'text-muted')}
            >
              {name}
            </span>
            <svg
              aria-hidden
              width="100%"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-4 overflow-visible border-s border-edge rtl:-scale-x-100 rtl:border-s-0 rtl:border-e"
            >
              {series.map((part, at) => (
                <rect
                  key={part.key}
                  x={(reachOf(values.slice(0, at)) / most) * 100}
                  width={(lengthOf(values[at]) / most) * 100}
                  height="1"
                  vectorEffect="non-scaling-stroke"
                  className={seriesLook(at)}
                />
              ))}
              {target && <TargetAcross at={(target.value / most) * 100} />}
            </svg>
            <span className="text-end whitespace-nowrap">{written(sumOf(values))}</span>
          </div>
        ))}
      </div>
      <Figures {...{ label, series, points, target, written }} ref={table} />
    </figure>
  );
}
