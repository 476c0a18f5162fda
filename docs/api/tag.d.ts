/** What keys do at a tag that can be taken away. */
export declare const keyboard: readonly KeyRow[];

export interface TagProps extends ComponentProps<'span'> {
  /** Before the words. */
  icon?: ReactNode;
  /** Tells kinds of tags apart. */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** `sm` in tables and inputs, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Takes it away; absent where nobody can. */
  onRemove?: () => void;
  /** What it stands in takes it away by keys: its button is no stop of Tab besides. */
  removedByKeys?: boolean;
  /** It can be taken away, but not now. */
  disabled?: boolean;
  /** What the button that takes it away does: `Remove the filter Status`; where absent it is made from its words. */
  removeLabel?: string;
}

/** A word that something is sorted under or was chosen, with the way to take it away. A state is a `Badge`. */
export declare function Tag(props: TagProps): JSX.Element;

export type TagListProps = ComponentProps<'ul'>;

/** Several tags. */
export declare function TagList(props: TagListProps): JSX.Element;
