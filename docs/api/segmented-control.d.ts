/** What keys do in a segmented control, one stop of Tab. */
export declare const keyboard: readonly KeyRow[];

/** One of the ways to see the same. */
export interface SegmentOption<Value extends string = string> {
  /** Unlike that of any other. */
  value: Value;
  /** What it is called. */
  label: ReactNode;
  /** Before its label. */
  icon?: ReactNode;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'orientation' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** What is chosen between, where no `Field` around says so: read out, not shown. */
  label?: string;
  /** Two to five, in the order of reading. */
  options: readonly SegmentOption<Value>[];
  /** What is chosen, where that is held outside. */
  value?: Value;
  /** What it begins with where nobody holds `value`; the first where absent. */
  defaultValue?: Value;
  /** Told what was chosen. */
  onValueChange?: (value: Value) => void;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
}

/** One of two to five ways to see the same, in effect at once. Of answers in a form, a `RadioGroup`. */
export declare function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): JSX.Element;
