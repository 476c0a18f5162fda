/** One of many: type to find it. What there is may come from elsewhere, and may fail to come. */
export declare function Combobox(props: ComboboxProps): JSX.Element;

/** The way to make what is not found. */
export interface ComboboxCreate {
  /** What it does, a verb first. */
  label: string;
  /** Told what is typed, which nothing else may be called. */
  open: (typed: string) => void;
}

export interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size'> {
  /** Null where nothing is chosen. */
  value?: ComboboxOption | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: ComboboxOption | null;
  /** Told the option that was chosen; null where it was taken back. */
  onValueChange?: (value: ComboboxOption | null) => void;
  /** All that there is, where that is known: those are offered whose name has what is typed. */
  options?: readonly ComboboxOption[];
  /** Finds what fits what is typed, in place of `options`; called with the empty string when the list opens. Its identity must be stable. */
  search?: (typed: string) => Promise<ComboboxOption[]>;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Whether what is chosen goes elsewhere: then there is room for the next at once. */
  collects?: boolean;
  /** Where a list that collects stays open after an option was taken: `there`, for the next, or on the `first` of others. */
  staysOpen?: (option: ComboboxOption) => 'there' | 'first' | undefined;
  /** Enter takes the first of several that fit what is typed, and it is highlighted; by itself, Enter goes to it and takes none. */
  takesFirst?: boolean;
  /** Said where there is nothing to choose, whatever is typed. */
  none?: ReactNode;
  /** Said of a search that failed, in place of the usual words; those stay where it gives nothing. */
  failed?: (error: unknown) => ReactNode;
  /** Stands below what is found. */
  create?: ComboboxCreate;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** One of many. */
export interface ComboboxOption {
  /** What a form sends of it; unlike that of any other option. */
  value: string;
  /** What it is called, and what stands in the input once it is chosen. */
  label: string;
  /** How the list shows it, where that is not the label as it is. */
  content?: ReactNode;
  /** What it has in common with those beside it that say the same: a title above them, which cannot be chosen. */
  group?: string;
  /** It cannot be chosen, and the keys pass over it. */
  disabled?: boolean;
}

/** What keys do in a combobox, as the pattern of an editable one with a list has it. */
export declare const keyboard: readonly KeyRow[];
