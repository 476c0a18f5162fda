import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';
import { useLocale } from '#components/locale';

/** A figure of a chart. */
export interface ChartPoint {
  /** Unlike any other of the chart. */
  key: string;
  /** What it is called. */
  label: ReactNode;
  /** How much it is. */
  value: number;
}

export interface ChartProps {
  /** What is counted; names the chart. */
  label: string;
  /** What is drawn, from first to last: each with its name and its figure. */
  points: readonly ChartPoint[];
  /** How a figure is written; as a plain number where absent. */
  amount?: (value: number) => ReactNode;
}

/** How a figure is written. */
export function useAmount(amount: ChartProps['amount']): (value: number) => ReactNode {
  const { locale } = useLocale();
  const plain = (value: number) => <span className="tabular-nums">{new Intl.NumberFormat(locale).format(value)}</span>;
  return (value) => (Number.isFinite(value) ? (amount ?? plain)(value) : '—');
}

/** From where to where figures are drawn: nothing is always among them, and what is no number is not. */
function rangeOf(points: readonly ChartPoint[]): { least: number; most: number } {
  const values = points.map(({ value }) => value).filter(Number.isFinite);
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  return { least, most: most === 0 && least === 0 ? 1 : most };
}

export interface BarChartProps extends ChartProps, ComponentProps<'ul'> {}

/** How much there is of each kind, each bar with its name and its figure. */
export function BarChart({ label, points, amount, className, ...rest }: BarChartProps) {
  const written = useAmount(amount);
  const { least, most } = rangeOf(points);
  const share = (value: number) => (Number.isFinite(value) ? (value / (most - least)) * 100 : 0);
  const zero = share(-least);
  return (
    <ul
      aria-label={label}
      {...rest}
      className={cn('grid grid-cols-[auto_minmax(3rem,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-sm', className)}
    >
      {points.map(({ key, label: name, value }) => (
        <li key={key} className="contents">
          <span className="max-w-40 wrap-break-word text-muted">{name}</span>
          <span className={cn('h-4', least === 0 && 'border-s border-edge')}>
            <svg
              aria-hidden
              width="100%"
              height="100%"
              preserveAspectRatio="none"
              viewBox="0 0 100 1"
              className="rtl:-scale-x-100"
            >
              <rect
                x={zero + Math.min(0, share(value))}
                width={Math.abs(share(value))}
                height="1"
                className="fill-accent forced-colors:fill-[Highlight]"
              />
              {least < 0 && <path d={`M${zero},0V1`} vectorEffect="non-scaling-stroke" className="stroke-edge" />}
            </svg>
          </span>
          <span className="text-end whitespace-nowrap">{written(value)}</span>
        </li>
      ))}
    </ul>
  );
}

export interface LineChartProps extends ChartProps, ComponentProps<'figure'> {
  /** Filled down to nothing: for how much there is, rather than how it moves. */
  area?: boolean;
}

/** How something went over time. The figures are in a table for who cannot see the line. */
export function LineChart({ label, points, amount, area = false, className, ...rest }: LineChartProps) {
  const written = useAmount(amount);
  const { least, most } = rangeOf(points);
  const drawn = points.map((point, index) => ({ ...point, index })).filter(({ value }) => Number.isFinite(value));
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * 100 : 50);
  const y = (value: number) => 38 - ((value - least) / (most - least)) * 34;
  const ground = least < 0 ? y(0) : 40;
  return (
    <figure {...rest} className={cn('grid grid-cols-[auto_1fr] gap-x-2 gap-y-1', className)}>
      <span aria-hidden className="annotation flex flex-col justify-between text-end text-muted">
        <span>{written(most)}</span>
        <span>{written(least)}</span>
      </span>
      <span className="h-32 w-full border-s border-b border-edge">
        <svg aria-hidden viewBox="0 0 100 40" preserveAspectRatio="none" className="size-full rtl:-scale-x-100">
          {least < 0 && <path d={`M0,${ground}H100`} vectorEffect="non-scaling-stroke" className="stroke-edge" />}
          {area && drawn.length > 1 && (
            <polygon
              points={`${x(drawn[0]?.index ?? 0)},${ground} ${drawn.map(({ value, index }) => `${x(index)},${y(value)}`).join(' ')} ${x(drawn.at(-1)?.index ?? 0)},${ground}`}
              className="fill-accent/20"
            />
          )}
          <polyline
            // A single point would be a line without a length: doubled, its round end is a dot.
            points={[...drawn, ...(drawn.length === 1 ? drawn : [])]
              .map(({ value, index }) => `${x(index)},${y(value)}`)
              .join(' ')}
            strokeLinecap="round"
            fill="none"
            vectorEffect="non-scaling-stroke"
            className={cn(
              'stroke-accent forced-colors:stroke-[Highlight]',
              drawn.length === 1 ? 'stroke-8' : 'stroke-2',
            )}
          />
        </svg>
      </span>
      <div aria-hidden className="annotation col-start-2 flex justify-between text-muted">
        <span>{points[0]?.label}</span>
        {points.length > 1 && <span>{points.at(-1)?.label}</span>}
      </div>
      {/* A table is as high as what is in it, however it is cut: what holds it is not. */}
      <div className="sr-only">
        <table>
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
