/** What a day has. */
export interface CalendarEntry {
  /** Unlike any other of the month. */
  key: string;
  /** What is seen of it: a link, a tag. One that is moved by keys is a link or a button, which is given the id of what says how. */
  content: ReactNode | ((keysId: string) => ReactNode);
  /** What it is called as it is moved; one without a name stays where it is. */
  name?: string;
}

export interface CalendarProps extends ComponentProps<'section'> {
  /** What is in it. */
  label: string;
  /** The month that is shown: `2026-03`. */
  month?: string;
  /** The month it begins with where nobody holds `month`: that of today where absent. */
  defaultMonth?: string;
  /** Told the month to show next: `2026-04`. */
  onMonthChange?: (month: string) => void;
  /** The day that it is, which is marked: `2026-03-09`. */
  today: string;
  /** What a day has; nothing where it has none. */
  entriesOf: (day: string) => readonly CalendarEntry[];
  /** Told the key of an entry that was put on another day, and that day. Absent where none is moved. */
  onMove?: (entry: string, day: string) => void;
  /** Why an entry stays where it is; undefined where it can be moved. */
  refusalOf?: (entry: string) => string | undefined;
  /** In the corner of a day, what makes something on it: a button or link, with the `tabIndex` that it is given. The arrow keys go from day to day. */
  addTo?: (day: string, tabIndex: number) => ReactNode;
  /** Beside the name of the month. */
  actions?: ReactNode;
}

/** A month, day by day. Where there is no room for weeks it is the days that have something. */
export declare function Calendar(props: CalendarProps): JSX.Element;

/** What keys do at an entry that can be moved, and at what makes something on a day. */
export declare const keyboard: readonly KeyRow[];

/** The days that the page of a month shows: whole weeks, as they begin where a language is spoken. @param month `2026-03` */
export declare function daysOfMonth(month: string, locale: string): CalendarDate[];

/** So many months later. */
export declare function monthAfter(month: string, months: number): string;

/** The day that it is. @param timeZone the machine's own where absent */
export declare function todayIn(timeZone?: string): CalendarDate;

export interface MonthOfDaysProps extends Pick<DayGridProps, 'range' | 'onChoose' | 'min' | 'max' | 'refusalOf' | 'autoFocus' | 'multiple'> {
  /** A day of the month that is shown, `2026-03-09`: the keyboard is at it. Null is today. */
  at: string | null;
  /** Told the day that the keyboard goes to: `2026-03-09`. */
  onAt: (day: string) => void;
  /** How many months stand side by side. */
  months?: 1 | 2;
}

/** The days of a month to choose from, or of two, in the calendar of the language. */
export declare function MonthOfDays(props: MonthOfDaysProps): JSX.Element;

export interface DayGridProps {
  /** The id of what names it: the month. */
  labelledBy: string;
  /** A day of the month that is shown, in its calendar. */
  month: CalendarDate;
  /** The day that the keyboard is at. */
  at: CalendarDate;
  /** Whether days of other months are left out, where they stand in a grid of their own. */
  beside: boolean;
  /** Whether several days one after another are chosen, and not one. */
  multiple?: boolean;
  /** Whether it has the focus first in what opens with it. */
  autoFocus?: boolean;
  /** Told the day that the keyboard goes to. */
  onAt: (day: CalendarDate) => void;
  /** The day that is pointed at: a range that is begun would end there. */
  over?: string;
  /** Told the day that is pointed at. */
  onOver: (day?: string) => void;
  /** What is chosen, from one day to another. */
  range: DateRange;
  /** Told the day that was chosen: `2026-03-09`. */
  onChoose: (day: string) => void;
  /** The first day that may be chosen: `2026-03-09`. */
  min?: string;
  /** The last day that may be chosen. */
  max?: string;
  /** Why a day between them cannot be chosen; undefined where it can. */
  refusalOf?: (day: string) => string | undefined;
}

/** From the first day to the last, both within it: `2026-03-09`. Null where that end is open or not chosen yet. */
export interface DateRange {
  /** The first day. */
  from: string | null;
  /** The last day. */
  to: string | null;
}

/** What a range becomes when a day is chosen: the first choice begins it, the second ends it, whichever way round. */
export declare function rangeWith(props: DateRange, day: string): DateRange;
