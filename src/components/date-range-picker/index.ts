export type { DateRange } from '#components/calendar';
export { DateRangePicker, type DateRangePickerProps, type RangePreset } from './date-range-picker.tsx';
export { keyboard } from './keyboard.ts';
