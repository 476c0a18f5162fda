export interface CalendarProps extends ComponentProps<'section'> {
  /** What is in it. */
  label: string;
  /** `2026-03`. */
  month: string;
  onMonth: (month: string) => void;
  /** `2026-03-09`. */
  today: string;
  /** BCP 47: where weeks begin as they do here; the language of the page where absent. */
  weeksOf?: string;
  /** What a day has; nothing where it has none. */
  entriesOf: (day: string) => readonly {
    key: string;
    content: ReactNode;
  }[];
  /** Beside the name of the month. */
  actions?: ReactNode;
}

/** A month, day by day. Where there is no room for weeks it is the days that have something. */
export declare function Calendar(props: CalendarProps): JSX.Element;

/** The days that the page of a month shows: whole weeks, as they begin where a language is spoken. @param month `2026-03` */
export declare function daysOfMonth(month: string, locale: string): CalendarDate[];

/** So many months later. */
export declare function monthAfter(month: string, months: number): string;
