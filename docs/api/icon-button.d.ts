export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'shape'> {
  /** What it does: read out, and shown as a tooltip. */
  label: string;
}

/** An action whose picture everyone knows. Where in doubt, a `Button` with words. */
export declare function IconButton(props: IconButtonProps): JSX.Element;
