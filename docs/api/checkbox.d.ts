export interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'onCheckedChange'> {
  /** Beside the box. Where there is none, `aria-label` names it. */
  label?: ReactNode;
  /** Explains the label, below it. */
  description?: ReactNode;
  /** Whether it is ticked, where that is held outside; `indeterminate` where some of several are. */
  checked?: boolean | 'indeterminate';
  /** What it begins with where nobody holds `checked`. */
  defaultChecked?: boolean | 'indeterminate';
  /** Told whether it is ticked after each change. */
  onCheckedChange?: (checked: boolean) => void;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Yes or no, or one of several that may be chosen. */
export declare function Checkbox(props: CheckboxProps): JSX.Element;

/** One answer. */
export interface CheckboxOption {
  /** What a form sends of it; unlike that of any other. */
  value: string;
  /** What it is called. */
  label: ReactNode;
  /** What it means, below its label. */
  description?: ReactNode;
  /** Cannot be ticked. */
  disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** What can be ticked, in the order of reading; a description says more below its label. */
  options: readonly CheckboxOption[];
  /** What is ticked. */
  value?: readonly string[];
  /** What is ticked to begin with where nobody holds `value`. */
  defaultValue?: readonly string[];
  /** Told everything that is ticked after each change. */
  onValueChange?: (value: readonly string[]) => void;
  /** Under which a form has each that is ticked. */
  name?: string;
  /** The id of the form that it is sent with, where it does not stand in it. */
  form?: string;
  /** Holds the form back as long as nothing is ticked. */
  required?: boolean;
  /** None of them can be changed or take the focus. */
  disabled?: boolean;
  /** How they stand: beside one another where they are few and short. */
  orientation?: 'vertical' | 'horizontal';
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Several of a few, all in sight. With many, a `MultiSelect`. Stands in a `Field`. */
export declare function CheckboxGroup(props: CheckboxGroupProps): JSX.Element;

/** What keys do at a checkbox. */
export declare const keyboard: readonly KeyRow[];
