import { type ComponentProps, type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react';
import { cn, toTheRight } from '#components/internal';
import { type ChartProps, rangeOf, useAmount } from './chart.tsx';
import { Figures } from './figures.tsx';
import { Legend, Steady } from './legend.tsx';
import { lineLook, Mark } from './marks.tsx';
import type { Series, SeriesPoint } from './series.ts';
import { type Targeted, TargetLegend, targetLine } from './target.tsx';
import { namedOf, ticksOf } from './ticks.ts';
import { useReading } from './use-reading.ts';

interface OneLine extends ChartProps {
  series?: undefined;
  /** Filled down to nothing: for how much there is, rather than how it moves. */
  area?: boolean;
}

interface Lines extends Omit<ChartProps, 'points'> {
  /** What each line is of, two to five; a mark of its own tells each apart. */
  series: readonly Series[];
  /** What is drawn, from first to last: each with as many values as there are series. */
  points: readonly SeriesPoint[];
  area?: undefined;
}

export type LineChartProps = ComponentProps<'figure'> & Targeted & (OneLine | Lines);

/** Beyond so many points the marks would lie over one another: then each line has one, at its end. */
const mostMarked = 24;

/** How one figure, or several, went over time. Each is read under the pointer or by the arrow keys, and in a table for who cannot see the line. */
export function LineChart({ label, amount, area = false, target, className, ...drawn }: LineChartProps) {
  const written = useAmount(amount);
  const table = useRef<HTMLTableElement>(null);
  const { series, points, ...rest } = pointsOf(drawn);
  const { at, read, plot } = useReading<HTMLDivElement>(label, points.length, table);
  const values = [...points.flatMap(({ values }) => values), target?.value ?? 0];
  const range = rangeOf(values);
  const ticks = ticksOf(range.least, range.most, values.filter(Number.isFinite).every(Number.isInteger));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const lines = (series ?? [{ key: '' }]).map(({ key }, line) => ({ key, runs: runsOf(points, line) }));
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * 100 : 50);
  const y = (value: number) => 40 - ((value - least) / (most - least)) * 38;
  const ground = y(0);
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
    <figure {...rest} className={cn('@container grid grid-cols-[auto_1fr] gap-x-2 gap-y-1', className)}>
      {(series || target) && (
        <div aria-hidden className="col-span-2 flex flex-wrap gap-x-4 gap-y-1">
          {series && (
            <Legend
              mark={(line) => <Mark at={line} />}
              entries={series.map((one, line) => ({ ...one, figure: figureOf(points, line, at, written) }))}
            />
          )}
          {target && <TargetLegend {...{ target, written }} />}
        </div>
      )}
      <span aria-hidden className="annotation grid justify-items-end text-muted">
        {ticks.map((tick) => (
          // All in one place, so that it is as wide as the widest of them.
          <span
            key={tick}
            style={{ top: `${y(tick) * 2.5}%` }}
            className="relative col-start-1 row-start-1 -translate-y-1/2 self-start"
          >
            {written(tick)}
          </span>
        ))}
      </span>
      <div
        {...plot}
        onPointerMove={point}
        onPointerDown={point}
        className="relative h-32 w-full touch-pan-y border-s border-b border-edge"
      >
        <svg
          aria-hidden
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          className="size-full overflow-visible rtl:-scale-x-100"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0,${y(tick)}H100`}
              vectorEffect="non-scaling-stroke"
              className={tick === 0 && least < 0 ? 'stroke-edge' : 'stroke-line'}
            />
          ))}
          {area &&
            lines.flatMap(({ runs }) =>
              runs.map(
                (run) =>
                  run.length > 1 && (
                    <polygon
                      key={run[0]?.index}
                      points={`${x(run[0]?.index ?? 0)},${ground} ${placesOf(run)} ${x(run.at(-1)?.index ?? 0)},${ground}`}
                      className="fill-accent/20"
                    />
                  ),
              ),
            )}
          {at !== undefined && <path d={`M${x(at)},0V40`} vectorEffect="non-scaling-stroke" className="stroke-edge" />}
          {target && <path d={`M0,${y(target.value)}H100`} {...targetLine} />}
          {lines.map(({ key, runs }, line) => (
            <g key={key} className={lineLook(line)} stroke="currentColor" strokeLinecap="round" fill="none">
              {runs.flatMap(stretchesOf(points)).map(({ run, isDashed }) => (
                <polyline
                  key={`${run[0]?.index} ${isDashed}`}
                  points={run.length === 1 ? dotOf(run) : placesOf(run)}
                  vectorEffect="non-scaling-stroke"
                  strokeDasharray={isDashed ? '1 5' : undefined}
                  className={run.length === 1 && !series ? 'stroke-8' : 'stroke-2'}
                />
              ))}
              {reading && !series && (
                <polyline
                  points={dotOf(runs.flat().filter(({ index }) => index === at))}
                  vectorEffect="non-scaling-stroke"
                  className="stroke-8"
                />
              )}
            </g>
          ))}
        </svg>
        {series &&
          lines.flatMap(({ key, runs }, line) =>
            (points.length > mostMarked ? runs.flat().slice(-1) : runs.flat()).map(({ value, index }) => (
              <Mark
                key={`${key} ${index}`}
                at={line}
                style={{ insetInlineStart: `${x(index)}%`, top: `${y(value) * 2.5}%` }}
                className="absolute -translate-1/2 rtl:translate-x-1/2"
              />
            )),
          )}
      </div>
      <div aria-hidden className="annotation relative col-start-2 text-muted">
        <div className={cn('flex', points.length > 1 ? 'justify-between' : 'justify-center', reading && 'opacity-0')}>
          <span>{points[0]?.label}</span>
          {points.length > 1 && <span>{points.at(-1)?.label}</span>}
        </div>
        {!reading &&
          // Where there is room for them.
          namedOf(points.length)
            .slice(1, -1)
            .map((index) => (
              <span
                key={index}
                style={{ insetInlineStart: `${x(index)}%` }}
                className="absolute top-0 -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2 @max-md:hidden"
              >
                {points[index]?.label}
              </span>
            ))}
        {reading && (
          // Below its point; as far from either edge as that, so that it never sticks out.
          <div
            style={{ insetInlineStart: `${x(at ?? 0)}%`, '--along': `${x(at ?? 0)}%` } as CSSProperties}
            className="absolute top-0 flex w-max gap-2 ltr:-translate-x-(--along) rtl:translate-x-(--along)"
          >
            <span>
              {reading.label}
              {!series && ':'}
            </span>
            {!series && <span className="font-medium text-ink">{written(reading.values[0] ?? Number.NaN)}</span>}
          </div>
        )}
      </div>
      <Figures {...{ label, series, points, target, written }} ref={table} />
    </figure>
  );
}

/** One line as several are. */
function pointsOf<Rest extends object>(
  drawn: Rest & (Pick<OneLine, 'series' | 'points'> | Pick<Lines, 'series' | 'points'>),
) {
  if (drawn.series) return drawn;
  const points = drawn.points.map(({ value, ...point }): SeriesPoint => ({ ...point, values: [value] }));
  return { ...drawn, points };
}

/** What is read of a line, or how it stands at its end. */
function figureOf(
  points: readonly SeriesPoint[],
  line: number,
  at: number | undefined,
  written: (value: number) => ReactNode,
) {
  const values = points.map(({ values }) => values[line] ?? Number.NaN);
  return (
    <Steady widest={written(rangeOf(values).most)}>{written(values[at ?? values.length - 1] ?? Number.NaN)}</Steady>
  );
}

/** A line up to what is not over yet, and from there on. */
const stretchesOf = (points: readonly SeriesPoint[]) => (run: Run) => {
  const cut = run.findIndex(({ index }) => points[index]?.unfinished);
  if (cut < 1) return [{ run, isDashed: cut === 0 && run.length > 1 }];
  return [
    { run: run.slice(0, cut), isDashed: false },
    { run: run.slice(cut - 1), isDashed: true },
  ];
};

type Run = readonly { value: number; index: number }[];

/** The figures of a line that follow one another: where there is none, nothing is drawn, and no line leads across. */
function runsOf(points: readonly SeriesPoint[], line: number): Run[] {
  const runs: { value: number; index: number }[][] = [];
  for (const [index, { values }] of points.entries()) {
    const value = values[line] ?? Number.NaN;
    if (!Number.isFinite(value)) continue;
    if (runs.at(-1)?.at(-1)?.index === index - 1) runs.at(-1)?.push({ value, index });
    else runs.push([{ value, index }]);
  }
  return runs;
}
