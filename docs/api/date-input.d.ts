/** Values are `2026-11-21`, or `2026-11-21T09:30` with a time. */
export interface DateInputProps extends SegmentedProps {
  /** Asks for the time of day as well. */
  withTime?: boolean;
  /** Why a day between `min` and `max` cannot be answered; undefined where it can. */
  refusalOf?: (day: string) => string | undefined;
  /** Without a calendar and without the day in words: something around it shows them. */
  bare?: boolean;
}

/**
 * A day, or a moment. Its parts stand in the order, the digits and the calendar of the language of the page, and are typed one by
 * one, stepped with the arrow keys, pasted as a whole or chosen in a calendar. What is chosen is said beside it in words, so that
 * no day is taken for a month.
 */
export declare function DateInput(props: DateInputProps): JSX.Element;

export interface SegmentedProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Null where nothing is answered. What is not said yet may be X, as ISO 8601-2 writes it: `2026-XX-09`. */
  value?: string | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: string | null;
  /** Told null until it is whole and there is such a day; beside it how far it is typed, `2026-XX-09`, or `1405-XX-09[u-ca=persian]`, to keep a draft of it. */
  onValueChange?: (value: string | null, typed: string | null) => void;
  /** The first that may be answered. */
  min?: string;
  /** The last that may be answered. */
  max?: string;
  /** Sent with a form under it, once it is whole. */
  name?: string;
  /** The id of its form, where it stands elsewhere. */
  form?: string;
  /** Holds the form back as long as it is not answered. */
  required?: boolean;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** It can be neither changed nor take the focus, and is not sent. */
  disabled?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** What keys do in a day or a time: their parts are spin buttons. */
export declare const keyboard: readonly KeyRow[];

/** Values are `14:30`, or `14:30:15` where it begins with one that has seconds. */
export type TimeInputProps = SegmentedProps;

/** A time of day, typed as the language of the page writes it, with twelve hours or with twenty-four. */
export declare function TimeInput(props: TimeInputProps): JSX.Element;
