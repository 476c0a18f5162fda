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

export interface BarChartProps extends ChartProps, Targeted, ComponentProps<'ul'> {
}

/** How much there is of each kind, each bar with its name and its figure. */
export declare function BarChart(props: BarChartProps): JSX.Element;

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

export interface GroupedBarChartProps extends Omit<ChartProps, 'points'>, Targeted, ComponentProps<'figure'> {
  /** What the bars of a group are of, two to five. */
  series: readonly Series[];
  /** A group each: as many values as there are series. */
  points: readonly SeriesPoint[];
}

/** How much there is of several of each kind, side by side; each bar says its figure. The figures are in a table for who cannot see the bars. */
export declare function GroupedBarChart(props: GroupedBarChartProps): JSX.Element;

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

/** What keys do at the plot of a line, or at stacked bars. */
export declare const keyboard: readonly KeyRow[];

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

/** How one figure, or several, went over time. Each is read under the pointer or by the arrow keys, and in a table for who cannot see the line. */
export declare function LineChart(props: LineChartProps): JSX.Element;

export interface ShareChartProps extends ChartProps, ComponentProps<'figure'> {
}

/** What a whole is made of, two to five parts: one bar, and each part with its share, and with its amount where `amount` says how that is written. */
export declare function ShareChart(props: ShareChartProps): JSX.Element;

export interface SparklineProps extends ComponentProps<'span'> {
  /** What it is the course of. */
  label: string;
  /** The figures from the earliest to the latest, as far apart in time as one another. */
  values: readonly number[];
}

/** The course of a figure, as high as a line of text: beside the figure, which it does not replace. */
export declare function Sparkline(props: SparklineProps): JSX.Element;

export interface StackedBarChartProps extends Omit<ChartProps, 'points'>, Targeted, ComponentProps<'figure'> {
  /** What each bar is made of, two to five parts. */
  series: readonly Series[];
  /** A bar each: as many values as there are series. */
  points: readonly SeriesPoint[];
}

/** How much there is of each kind, and what of: of all, or of the bar that is read. The figures are in a table for who cannot see the bars. */
export declare function StackedBarChart(props: StackedBarChartProps): JSX.Element;
