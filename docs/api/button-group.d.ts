/** How what stands in one row is joined into one: the corners between lie on one another. In more rows each stands for itself. */
export declare const joinedLook: string;

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** What its buttons have in common. */
  label: string;
}

/** Buttons that belong together, as one. Of those that stay in, a `ToggleGroup`; of one of several, a `SegmentedControl`. */
export declare function ButtonGroup(props: ButtonGroupProps): JSX.Element;
