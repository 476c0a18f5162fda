export interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  /** Beside the box. Where there is none, `aria-label` names it. */
  label?: ReactNode;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Yes or no, or one of several that may be chosen. */
export declare function Checkbox(props: CheckboxProps): JSX.Element;

/** What keys do at a checkbox. */
export declare const keyboard: readonly KeyRow[];
