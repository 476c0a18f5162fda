/** What keys do in a segmented control, one stop of Tab. */
export declare const keyboard: readonly KeyRow[];

export interface SegmentedControlProps<Value extends string = string> extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** What is chosen between. */
  label: string;
  /** Two to five, in the order of reading. */
  options: readonly {
    value: Value;
    label: ReactNode;
    icon?: ReactNode;
    disabled?: boolean;
  }[];
  /** What is chosen, where that is held outside. */
  value?: Value;
  /** What it begins with where nobody holds `value`; the first where absent. */
  defaultValue?: Value;
  /** Told what was chosen. */
  onValueChange?: (value: Value) => void;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
}

/** One of two to five ways to see the same, in effect at once. Of answers in a form, a `RadioGroup`. */
export declare function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): JSX.Element;
