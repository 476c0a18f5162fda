import type { ChartPoint } from './chart.tsx';

/** One of several that are drawn together: a part in the same place of every bar, or a line. */
export interface Series {
  /** Unlike any other of the chart. */
  key: string;
  /** What it is called in the legend. */
  label: string;
}

/** A point of each of several series. */
export interface SeriesPoint extends Omit<ChartPoint, 'value'> {
  /** How much each is, in the order of the series. */
  values: readonly number[];
}

/** As high as it is drawn: what is not known takes no room. */
export const heightOf = (value = 0) => (Number.isFinite(value) ? value : 0);

/** Told apart by strength, in the order of the legend; the outline keeps the faintest one apart from the ground. */
const looks = ['fill-accent', 'fill-accent/55', 'fill-accent/20', 'fill-muted', 'fill-muted/40'];

/** How a part is drawn. */
export const seriesLook = (at: number) => `${looks[at % looks.length]} stroke-accent forced-colors:stroke-[CanvasText]`;
