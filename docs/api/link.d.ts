/** What keys do at a link. */
export declare const keyboard: readonly KeyRow[];

export interface LinkProps extends ComponentProps<'a'> {
  /** Lends the look to its one child, such as a router's link. */
  asChild?: boolean;
}

/** Goes elsewhere. An address that leaves the app opens without handing over where it came from. */
export declare function Link(props: LinkProps): JSX.Element;
