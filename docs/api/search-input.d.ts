/** What keys do in words to search for, besides what they do in any text. */
export declare const keyboard: readonly KeyRow[];

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'prefix' | 'suffix'> {
  /** What is searched: its name for a screen reader. */
  label: string;
  /** What is typed, where that is held outside. */
  value?: string;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: string;
  /** Told what is typed after each change; the empty string where it was cleared. */
  onValueChange?: (value: string) => void;
  /** Enter was pressed: for a search that is not made while typing. */
  onSearch?: (value: string) => void;
  /** What is searched has not come yet. */
  busy?: boolean;
}

/** Words to search for. Escape and the cross clear it, and the focus stays. */
export declare function SearchInput(props: SearchInputProps): JSX.Element;
