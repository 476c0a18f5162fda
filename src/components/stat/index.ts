export { Stat, type StatProps } from './stat.tsx';
