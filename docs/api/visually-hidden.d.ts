export type VisuallyHiddenProps = ComponentProps<typeof Radix.Root>;

/** Words that are read out and not shown. For what can be pressed it is wrong: who sees must see where the focus is. */
export declare function VisuallyHidden(props: VisuallyHiddenProps): JSX.Element;
