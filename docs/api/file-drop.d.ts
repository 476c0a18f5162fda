export interface FileDropProps extends ComponentProps<'div'> {
  /** What files it takes, as in `.md,text/markdown`. */
  accept: string;
  /** Several at once. */
  multiple?: boolean;
  /** How many there may be in all, where it takes several. */
  maxFiles?: number;
  /** How large each may be, in bytes. */
  maxSize?: number;
  /** Hands on files of other kinds as well, which can be dropped all the same: whoever takes them says what is wrong. */
  unchecked?: boolean;
  /** Told which files were dropped or chosen. */
  onFiles?: (files: readonly File[]) => void;
  /** In a form, what was taken is sent under it, and listed. */
  name?: string;
  /** The id of the form that it belongs to, where that is not around it. */
  form?: string;
  /** Holds the form back as long as there is no file. */
  required?: boolean;
  /** Whether there is one: where it may be taken away again, or was there before. */
  filled?: boolean;
  /** How much of a file has gone, from 0 to 1; null while nobody knows, undefined once it is there. Files are listed then. */
  progressOf?: (file: File) => number | null | undefined;
  /** What became of a file that did not arrive, in words; undefined where nothing is wrong. Files are listed then. */
  errorOf?: (file: File) => string | undefined;
  /** Told which files were not taken, as they are of another kind, too large or too many. */
  onRefuse?: (files: readonly File[]) => void;
  /** Told which of the listed files was taken away. */
  onRemove?: (file: File) => void;
  /** What there is can be read, and none is taken or taken away. */
  readOnly?: boolean;
  /** Takes none, as in a `fieldset` that is disabled. */
  disabled?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Takes a file, or several: dropped, or chosen with a button. */
export declare function FileDrop(props: FileDropProps): JSX.Element;

/** What keys do where files are taken. */
export declare const keyboard: readonly KeyRow[];
