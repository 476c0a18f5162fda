/** What keys do in a group of buttons that stay in, one stop of Tab. */
export declare const keyboard: readonly KeyRow[];

/** A button of the group. */
export interface ToggleOption {
  /** Unlike that of any other. */
  value: string;
  /** What it is called. */
  label: string;
  /** Before its label, or in place of it. */
  icon?: ReactNode;
  /** Cannot be pressed. */
  disabled?: boolean;
}

export type ToggleGroupProps = ComponentProps<typeof Radix.Root> & {
  /** Whether one at most stays in, or any number of them. */
  type: 'single' | 'multiple';
  /** What they have in common, where no `Field` around says so. */
  label?: string;
  /** Each button with its words, from first to last. */
  options: readonly ToggleOption[];
  /** Under which a form has each that is in. */
  name?: string;
  /** The id of the form that it is sent with, where it does not stand in it. */
  form?: string;
  /** Holds the form back as long as none is in. */
  required?: boolean;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
  /** Shows the icons alone; what each is called is its tooltip. */
  iconsOnly?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
};

/** Buttons that stay in, one at most (`type="single"`) or any number of them; arrow keys go from one to the next. */
export declare function ToggleGroup(props: ToggleGroupProps): JSX.Element;
