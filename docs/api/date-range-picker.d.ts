/** From the first day to the last, both within it: `2026-03-09`. Null where that end is open or not chosen yet. */
export interface DateRange {
  /** The first day. */
  from: string | null;
  /** The last day. */
  to: string | null;
}

/** A range that is asked for often. */
export interface RangePreset {
  /** What it is called: `This week`. */
  label: string;
  /** From when to when. */
  range: DateRange;
}

export interface DateRangePickerProps extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue'> {
  /** What is asked for, where no `Field` around says so. */
  label?: string;
  /** The range, where it is held outside; null is one of which neither end is chosen. */
  value?: DateRange | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: DateRange | null;
  /** Told the range after each change; an end that is not chosen is null. */
  onValueChange?: (value: DateRange) => void;
  /** The first day that may be chosen: `2026-03-09`. */
  min?: string;
  /** The last day that may be chosen. */
  max?: string;
  /** Why a day neither begins nor ends a range: struck out in the calendar, and told. Undefined where it may. */
  refusalOf?: (day: string) => string | undefined;
  /** Ranges that are asked for often. */
  presets?: readonly RangePreset[];
  /** In a form, the range is sent under it with `.from` and `.to`. */
  name?: string;
  /** Holds the form back as long as neither end is chosen. */
  required?: boolean;
  /** Can be read and takes the focus, but does not open. */
  readOnly?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** From one day to another: typed, or chosen in a calendar of the language's own. */
export declare function DateRangePicker(props: DateRangePickerProps): JSX.Element;

/** What keys do at a picker of a range. */
export declare const keyboard: readonly KeyRow[];
