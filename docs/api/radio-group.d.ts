/** What keys do among radio buttons. */
export declare const keyboard: readonly KeyRow[];

/** One answer. */
export interface RadioOption<Value extends string = string> {
  /** What a form sends of it; unlike that of any other. */
  value: Value;
  /** What it is called. */
  label: ReactNode;
  /** What it means, below its label. */
  description?: ReactNode;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'orientation' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** What can be chosen, in the order of reading; a description says more below its label. */
  options: readonly RadioOption<Value>[];
  /** The value that is chosen, where that is held outside. */
  value?: Value | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: Value | null;
  /** Told the value that was chosen. */
  onValueChange?: (value: Value) => void;
  /** How they stand: beside one another where they are few and short. The arrow keys of either lead on. */
  orientation?: 'vertical' | 'horizontal';
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** One of a few, all in sight. For more than six, a `Select`. Stands in a `Field`. */
export declare function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>): JSX.Element;
