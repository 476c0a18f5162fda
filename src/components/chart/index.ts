export { BarChart, type BarChartProps, LineChart, type LineChartProps } from './chart.tsx';
export { ShareChart, type ShareChartProps } from './share-chart.tsx';
export { Sparkline, type SparklineProps } from './sparkline.tsx';
export { StackedBarChart, type StackedBarChartProps } from './stacked-bar-chart.tsx';
