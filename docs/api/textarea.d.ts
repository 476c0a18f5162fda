export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Most characters that are taken: counted below. Nothing typed or pasted is cut; what is too long is marked, and holds the form back. */
  longest?: number;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Several lines of text; grows with what is typed. */
export declare function Textarea(props: TextareaProps): JSX.Element;
