export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Most characters that are taken: counted below. Nothing typed or pasted is cut; what is too long is marked, and holds the form back. */
  longest?: number;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Told what is typed after each change; the empty string where nothing is left. */
  onValueChange?: (value: string) => void;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Several lines of text; grows with what is typed. */
export declare function Textarea(props: TextareaProps): JSX.Element;
