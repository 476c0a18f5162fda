/** What keys do at a switch. */
export declare const keyboard: readonly KeyRow[];

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Beside the switch. Where there is none, the field around or `aria-label` names it. */
  label?: ReactNode;
  /** Explains the label, below it. */
  description?: ReactNode;
  /** Whether it is on, where that is held outside. */
  checked?: boolean;
  /** What it begins with where nobody holds `checked`. */
  defaultChecked?: boolean;
  /** Told whether it is on after each change. */
  onCheckedChange?: (checked: boolean) => void;
  /** What a form says of it while it is on; `on` where absent. */
  value?: string;
  /** Holds the form back as long as it is off. */
  required?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** On or off, at once, without a button to confirm it. */
export declare function Switch(props: SwitchProps): JSX.Element;
