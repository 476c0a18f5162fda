export interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'size'> {
  /** `2026-11-21`, or `2026-11-21T09:30` with a time; null where nothing is answered. */
  value?: string | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: string | null;
  onValueChange?: (value: string | null) => void;
  /** Asks for the time of day as well. */
  withTime?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/**
 * A day, or a moment. The browser's own control: its calendar, keys and speech are the ones a person already knows. It writes
 * in the order of the browser; what is chosen is said beside it in words of the language of the page, so that no day is
 * taken for a month.
 */
export declare function DateInput(props: DateInputProps): JSX.Element;
