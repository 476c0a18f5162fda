export { keyboard } from './keyboard.ts';
export { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';
