import { type ComponentProps, type PointerEvent, useRef } from 'react';
import { cn, toTheRight } from '#components/internal';
import { type ChartPoint, type ChartProps, rangeOf, useAmount } from './chart.tsx';
import { useReading } from './use-reading.ts';

export interface LineChartProps extends ChartProps, ComponentProps<'figure'> {
  /** Filled down to nothing: for how much there is, rather than how it moves. */
  area?: boolean;
}

/** How something went over time. Each figure is read under the pointer or by the arrow keys, and in a table for who cannot see the line. */
export function LineChart({ label, points, amount, area = false, className, ...rest }: LineChartProps) {
  const written = useAmount(amount);
  const table = useRef<HTMLTableElement>(null);
  const { at, read, plot } = useReading<HTMLDivElement>(label, points.length, table);
  const { least, most } = rangeOf(points);
  const runs = runsOf(points);
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * 100 : 50);
  const y = (value: number) => 38 - ((value - least) / (most - least)) * 34;
  const ground = least < 0 ? y(0) : 40;
  const placesOf = (all: Run) => all.map(({ value, index }) => `${x(index)},${y(value)}`).join(' ');
  // A line without a length is its round end alone: a dot.
  const dotOf = (all: Run) => placesOf([...all, ...all]);
  const reading = at === undefined ? undefined : points[at];
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const along = toTheRight(currentTarget) > 0 ? clientX - left : right - clientX;
    read(Math.round(Math.max(0, Math.min(1, along / width)) * (points.length - 1)));
  };
  return (
    <figure {...rest} className={cn('grid grid-cols-[auto_1fr] gap-x-2 gap-y-1', className)}>
      <span aria-hidden className="annotation flex flex-col justify-between text-end text-muted">
        <span>{written(most)}</span>
        <span>{written(least)}</span>
      </span>
      <div
        {...plot}
        onPointerMove={point}
        onPointerDown={point}
        className="h-32 w-full touch-pan-y border-s border-b border-edge"
      >
        <svg
          aria-hidden
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          className="size-full overflow-visible rtl:-scale-x-100"
        >
          {least < 0 && <path d={`M0,${ground}H100`} vectorEffect="non-scaling-stroke" className="stroke-edge" />}
          {area &&
            runs.map(
              (run) =>
                run.length > 1 && (
                  <polygon
                    key={run[0]?.key}
                    points={`${x(run[0]?.index ?? 0)},${ground} ${placesOf(run)} ${x(run.at(-1)?.index ?? 0)},${ground}`}
                    className="fill-accent/20"
                  />
                ),
            )}
          {at !== undefined && <path d={`M${x(at)},0V40`} vectorEffect="non-scaling-stroke" className="stroke-edge" />}
          {runs.map((run) => (
            <polyline
              key={run[0]?.key}
              points={run.length === 1 ? dotOf(run) : placesOf(run)}
              strokeLinecap="round"
              fill="none"
              vectorEffect="non-scaling-stroke"
              className={cn(lineLook, run.length === 1 ? 'stroke-8' : 'stroke-2')}
            />
          ))}
          {reading && (
            <polyline
              points={dotOf(runs.flat().filter(({ index }) => index === at))}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className={cn(lineLook, 'stroke-8')}
            />
          )}
        </svg>
      </div>
      <div aria-hidden className="annotation relative col-start-2 text-muted">
        <div className={cn('flex justify-between', reading && 'opacity-0')}>
          <span>{points[0]?.label}</span>
          {points.length > 1 && <span>{points.at(-1)?.label}</span>}
        </div>
        {reading && (
          // Below its point; as far from either edge as that, so that it never sticks out.
          <div
            style={{ insetInlineStart: `${x(at ?? 0)}%`, '--along': `${x(at ?? 0)}%` } as object}
            className="absolute top-0 flex w-max gap-2 ltr:-translate-x-(--along) rtl:translate-x-(--along)"
          >
            <span>{reading.label}</span>
            <span className="font-medium text-ink">{written(reading.value)}</span>
          </div>
        )}
      </div>
      {/* A table is as high as what is in it, however it is cut: what holds it is not. */}
      <div className="sr-only">
        <table ref={table}>
          <caption>{label}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.key}>
                <th scope="row">{point.label}</th>
                <td>{written(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

type Run = readonly (ChartPoint & { index: number })[];

/** The figures that follow one another: where there is none, nothing is drawn, and no line leads across. */
function runsOf(points: readonly ChartPoint[]): Run[] {
  const runs: (ChartPoint & { index: number })[][] = [];
  for (const [index, point] of points.entries()) {
    if (!Number.isFinite(point.value)) continue;
    if (runs.at(-1)?.at(-1)?.index === index - 1) runs.at(-1)?.push({ ...point, index });
    else runs.push([{ ...point, index }]);
  }
  return runs;
}

const lineLook = 'stroke-accent forced-colors:stroke-[Highlight]';
