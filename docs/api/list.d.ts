export interface ListProps extends ComponentProps<'ul'> {
  /** What is in it. */
  label: string;
  /** As what is around it where absent. */
  density?: 'comfortable' | 'compact';
}

/** Things under one another, each a few words and a picture. Where they have columns, a `DataTable`. */
export declare function List(props: ListProps): JSX.Element;

export interface ListItemProps extends ComponentProps<'li'> {
  /** Before the words: an icon, an avatar. */
  leading?: ReactNode;
  /** After the words, and reached on its own: a badge, a button. */
  trailing?: ReactNode;
  /** More about it, in a line below its words. */
  description?: ReactNode;
  /** Its child is a link or a button, and pressing the item anywhere presses that. */
  pressable?: boolean;
}

/** One thing of a list. */
export declare function ListItem(props: ListItemProps): JSX.Element;
