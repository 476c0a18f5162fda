import type { ReactNode } from 'react';

/** What figures are held against: a goal, a limit, the mean. */
export interface ChartTarget {
  /** What it is called. */
  label: string;
  /** How much it is. */
  value: number;
}

export interface Targeted {
  /** A dashed line across all that is drawn, with its name and its figure. */
  target?: ChartTarget;
}

/** How its line is drawn: over what lies below it, also where that has its own tone. */
export const targetLine = {
  vectorEffect: 'non-scaling-stroke',
  strokeDasharray: '4 3',
  className: 'stroke-ink stroke-[1.5] forced-colors:stroke-[CanvasText]',
} as const;

/** The line of a target through one bar of several, and through the space up to the next ones. */
export function TargetAcross({ at, height = 1 }: { at: number; height?: number }) {
  const d = `M${at},-.2V${height + 0.2}`;
  return (
    <>
      {/* A gap in what it crosses, so that it is seen there as well. */}
      <path
        {...{ d }}
        vectorEffect="non-scaling-stroke"
        className="stroke-surface stroke-4 forced-colors:stroke-[Canvas]"
      />
      <path {...{ d }} {...targetLine} />
    </>
  );
}

/** What the dashed line is. */
export function TargetLegend({ target, written }: { target: ChartTarget; written: (value: number) => ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <svg aria-hidden viewBox="0 0 16 10" className="h-2.5 w-4 shrink-0">
        <path d="M0,5H16" {...targetLine} />
      </svg>
      <span className="text-muted">{target.label}</span>
      {written(target.value)}
    </p>
  );
}
