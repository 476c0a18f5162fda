/** What keys do where several are chosen, beside those of a combobox. */
export declare const keyboard: readonly KeyRow[];

export interface MultiSelectProps extends Omit<ComboboxProps, 'value' | 'defaultValue' | 'onValueChange' | 'collects' | 'staysOpen'> {
  /** What is chosen, in the order in which it was, where that is held outside. */
  value?: readonly ComboboxOption[];
  /** What is chosen to begin with where nobody holds `value`. */
  defaultValue?: readonly ComboboxOption[];
  /** Told everything that is chosen after each change. */
  onValueChange?: (value: readonly ComboboxOption[]) => void;
}

/** Several of many: type to find each; the list stays open for the next. The arrow keys lead to what is chosen, Delete takes it away. */
export declare function MultiSelect(props: MultiSelectProps): JSX.Element;
