export { BarChart, type ChartProps, LineChart } from './chart.tsx';
