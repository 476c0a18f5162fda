export { DateInput, type DateInputProps } from './date-input.tsx';
export { keyboard } from './keyboard.ts';
export type { SegmentedProps } from './segmented-props.ts';
export { TimeInput, type TimeInputProps } from './time-input.tsx';
