export interface FileDropProps extends Omit<ComponentProps<'div'>, 'onDrop'> {
  /** What files it takes, as in `.md,text/markdown`. */
  accept: string;
  /** Several at once. */
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Files that it does not take, which can be dropped all the same. Where absent, it says so itself. */
  onRefused?: (files: readonly File[]) => void;
}

/** Takes a file, or several: dropped, or chosen with a button. */
export declare function FileDrop(props: FileDropProps): JSX.Element;
