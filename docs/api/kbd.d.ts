/** A key of the keyboard. */
export declare function Kbd(props: ComponentProps<'kbd'>): JSX.Element;
