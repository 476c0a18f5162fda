export { DateInput, type DateInputProps } from './date-input.tsx';
export { keyboard } from './keyboard.ts';
export { TimeInput, type TimeInputProps } from './time-input.tsx';
