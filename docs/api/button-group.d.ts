export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** What its buttons have in common. */
  label: string;
}

/** Buttons that belong together, as one. Of those that stay in, a `ToggleGroup`; of one of several, a `SegmentedControl`. */
export declare function ButtonGroup(props: ButtonGroupProps): JSX.Element;
