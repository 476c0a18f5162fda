export { Calendar, type CalendarEntry, type CalendarProps } from './calendar.tsx';
export { keyboard } from './keyboard.ts';
export { daysOfMonth, monthAfter, todayIn } from './month.ts';
export { MonthOfDays, type MonthOfDaysProps } from './month-of-days.tsx';
export { type DateRange, rangeWith } from './range.ts';
