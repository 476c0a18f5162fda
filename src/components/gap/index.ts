export { Gap, type GapProps } from './gap.tsx';
