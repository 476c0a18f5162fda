export { Timeline, type TimelineProps } from './timeline.tsx';
