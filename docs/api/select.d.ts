/** What keys do in a select, as the pattern of a combobox that only selects has it. */
export declare const keyboard: readonly KeyRow[];

export interface SelectProps<Value extends string = string> extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | keyof Presses> {
  /** Null where nothing is chosen. */
  value?: Value | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: Value | null;
  /** Told the value that was chosen; null where it is nothing again. */
  onValueChange?: (value: Value | null) => void;
  /** Holds the form back as long as nothing is chosen. */
  required?: boolean;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** What can be chosen; some of it in groups, where there are many. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** Shown where nothing is chosen; a word for it in the language of the page where absent. */
  placeholder?: string;
  /** Offers to choose nothing again, under this name. */
  emptyLabel?: string;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** One of several, behind a button. With many, or when they come from elsewhere, a `Combobox`. */
export declare function Select<Value extends string = string>(props: SelectProps<Value>): JSX.Element;

/** What Radix does when its button is pressed. */
export type Presses = Pick<ComponentProps<'button'>, 'onClick' | 'onPointerDown' | 'onKeyDown'>;

/** One answer. */
export interface SelectOption<Value extends string = string> {
  /** What a form sends of it; unlike that of any other option. */
  value: Value;
  /** What it is called, in the list and once it is chosen. */
  label: ReactNode;
  /** What it means, below it in the list. */
  description?: ReactNode;
  /** Before its label, in the list. */
  icon?: ReactNode;
  /** With a description, which says why, it stays within reach of the keys. */
  disabled?: boolean;
}

/** Answers that belong together, under a title that cannot be chosen. */
export interface SelectGroup<Value extends string = string> {
  /** Unlike any other of the list. */
  key: string;
  /** What they have in common. */
  title: ReactNode;
  /** Those that can be chosen. */
  options: readonly SelectOption<Value>[];
}
