export { Calendar, type CalendarProps } from './calendar.tsx';
export { daysOfMonth, monthAfter } from './month.ts';
