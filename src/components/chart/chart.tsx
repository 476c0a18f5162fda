import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { cn } from '#components/internal';
import { useLocale } from '#components/locale';
import { heightOf } from './series.ts';
import { TargetAcross, type Targeted } from './target.tsx';

/** A figure of a chart. */
export interface ChartPoint {
  /** Unlike any other of the chart. */
  key: string;
  /** What it is called. */
  label: ReactNode;
  /** How much it is. */
  value: number;
  /** Not over yet, or reckoned: the line that leads to it is dashed. */
  unfinished?: boolean;
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
  const format = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const plain = (value: number) => <span className="tabular-nums">{format.format(value)}</span>;
  return (value) => (Number.isFinite(value) ? (amount ?? plain)(value) : '—');
}

/** From where to where figures are drawn: nothing is always among them, and what is no number is not. */
export function rangeOf(values: readonly number[]): { least: number; most: number } {
  const known = values.filter(Number.isFinite);
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  return { least, most: most === 0 && least === 0 ? 1 : most };
}

export interface BarChartProps extends ChartProps, Targeted, ComponentProps<'ul'> {}

/** How much there is of each kind, each bar with its name and its figure. */
export function BarChart({ label, points, amount, target, className, ...rest }: BarChartProps) {
  const written = useAmount(amount);
  const rows = [
    ...points.map((point) => ({ ...point, isTarget: false })),
    ...(target ? [{ key: 'its target', ...target, isTarget: true }] : []),
  ];
  const { least, most } = rangeOf(rows.map(({ value }) => value));
  const share = (value: number) => (heightOf(value) / (most - least)) * 100;
  const zero = share(-least);
  return (
    <ul
      aria-label={label}
      {...rest}
      className={cn(
        'grid grid-cols-[minmax(0,auto)_minmax(3rem,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-sm',
        className,
      )}
    >
      {rows.map(({ key, label: name, value, isTarget }) => (
        <li key={key} className="contents">
          <span className="max-w-40 wrap-anywhere text-muted">{name}</span>
          <span className={cn('h-4', least === 0 && !isTarget && 'border-s border-edge')}>
            <svg
              aria-hidden
              width="100%"
              height="100%"
              preserveAspectRatio="none"
              viewBox="0 0 100 1"
              className="overflow-visible rtl:-scale-x-100"
            >
              {!isTarget && (
                <rect
                  x={zero + Math.min(0, share(value))}
                  width={Math.abs(share(value))}
                  height="1"
                  className="fill-accent forced-colors:fill-[Highlight]"
                />
              )}
              {least < 0 && <path d={`M${zero},0V1`} vectorEffect="non-scaling-stroke" className="stroke-edge" />}
              {target && <TargetAcross at={zero + share(target.value)} />}
            </svg>
          </span>
          <span className="text-end whitespace-nowrap">{written(value)}</span>
        </li>
      ))}
    </ul>
  );
}
