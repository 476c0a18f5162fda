/** Something is under way. Decoration: what is under way is said in words beside it. */
export declare function Spinner(props: ComponentProps<'svg'>): JSX.Element;
