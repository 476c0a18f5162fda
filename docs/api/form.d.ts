export interface FormProps extends ComponentProps<'form'> {
  /** Buttons below, at the end: what goes on comes last. */
  actions?: ReactNode;
  /** What fields and controls ask for (`required`, `min` …) holds nothing back: what is wrong is said by whoever sends it. */
  noValidate?: boolean;
}

/** Fields one below the other, and what to do with them. What they ask for holds it back until it is answered. */
export declare function Form(props: FormProps): JSX.Element;

/** Something that is wrong with a form. */
export interface FormError {
  /** What is wrong, and how it is mended. */
  message: ReactNode;
  /** The control where it is mended, by its id: the message leads there. */
  controlId?: string;
  /** Leads to where it is mended, where more than a control has to be found; absent where there is no such place. */
  onFollow?: () => void;
}

export interface ErrorSummaryProps extends ComponentProps<'div'> {
  /** What is wrong, and what leads to where it is mended. */
  errors: readonly FormError[];
}

/** All that is wrong with a form, each a way to its field. To be given the focus when it appears after a try to send. */
export declare function ErrorSummary(props: ErrorSummaryProps): JSX.Element | null;

/** Leads to the control of a field; false where there is none. */
export declare function focusControl(id: string): boolean;

/** What keys do in a form, besides what they do in its controls. */
export declare const keyboard: readonly KeyRow[];
