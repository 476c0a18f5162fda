export interface MultiSelectProps extends Omit<ComboboxProps, 'value' | 'defaultValue' | 'onValueChange' | 'collects' | 'create' | 'ref'> {
  /** What is chosen, in the order in which it was, where that is held outside. */
  value?: readonly ComboboxOption[];
  defaultValue?: readonly ComboboxOption[];
  onValueChange?: (value: readonly ComboboxOption[]) => void;
}

/** Several of many: type to find each. Backspace in the empty input and the arrow keys lead to what is chosen, Delete takes it away. */
export declare function MultiSelect(props: MultiSelectProps): JSX.Element;
