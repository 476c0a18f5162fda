export interface StackProps extends ComponentProps<'div'> {
  /** Side by side rather than one below the other; wraps where there is no room. */
  row?: boolean;
  /** Between one and the next. */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** How they stand across the way they go; in the middle of a row, as wide as the stack otherwise. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where they stand along the way they go, where there is room to spare. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Lends the arrangement to its one child. */
  asChild?: boolean;
}

/** Things one below the other, or side by side, in the rhythm of the page. */
export declare function Stack(props: StackProps): JSX.Element;

export interface GridProps extends ComponentProps<'div'> {
  /** The narrowest that a column may be. */
  columns?: 'sm' | 'md' | 'lg';
  /** Between one and the next. */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Lends the arrangement to its one child. */
  asChild?: boolean;
}

/** Things of equal weight in as many columns as fit. */
export declare function Grid(props: GridProps): JSX.Element;
