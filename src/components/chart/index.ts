export { BarChart, type BarChartProps, LineChart, type LineChartProps } from './chart.tsx';
