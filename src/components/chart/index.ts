export { BarChart, type BarChartProps, type ChartPoint } from './chart.tsx';
export { GroupedBarChart, type GroupedBarChartProps } from './grouped-bar-chart.tsx';
export { keyboard } from './keyboard.ts';
export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { Series, SeriesPoint } from './series.ts';
export { ShareChart, type ShareChartProps } from './share-chart.tsx';
export { Sparkline, type SparklineProps } from './sparkline.tsx';
export { StackedBarChart, type StackedBarChartProps } from './stacked-bar-chart.tsx';
export type { ChartTarget } from './target.tsx';
