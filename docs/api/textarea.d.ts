export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Most characters that will be taken: counted below, not enforced while typing, so that nothing pasted is cut. */
  longest?: number;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Several lines of text; grows with what is typed. */
export declare function Textarea(props: TextareaProps): JSX.Element;
