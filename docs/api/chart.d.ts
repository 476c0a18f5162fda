interface ChartProps {
  /** What is counted; names the chart. */
  label: string;
  points: readonly {
    key: string;
    label: ReactNode;
    value: number;
  }[];
  /** How a figure is written; as a plain number where absent. */
  amount?: (value: number) => ReactNode;
}

export interface BarChartProps extends ChartProps, ComponentProps<'ul'> {
}

/** How much there is of each kind, each bar with its name and its figure. */
export declare function BarChart(props: BarChartProps): JSX.Element;

export interface LineChartProps extends ChartProps, ComponentProps<'figure'> {
}

/** How something went over time. The figures are in a table for who cannot see the line. */
export declare function LineChart(props: LineChartProps): JSX.Element;
