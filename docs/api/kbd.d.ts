export interface KbdProps extends ComponentProps<'kbd'> {
  /** Lends the look to its one child. */
  asChild?: boolean;
}

/** A key of the keyboard. */
export declare function Kbd(props: KbdProps): JSX.Element;
