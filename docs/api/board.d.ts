export interface BoardCard {
  key: string;
  /** What it is called. */
  name: string;
  content: ReactNode;
}

export interface BoardColumn {
  key: string;
  title: string;
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  cards: readonly BoardCard[];
  /** Beside its title: a mark. */
  note?: ReactNode;
  /** Under its title: how many there are. */
  count?: ReactNode;
  /** Under its last card: the way to the others. */
  footer?: ReactNode;
  /** In place of cards where there are none. */
  empty?: ReactNode;
}

export interface BoardProps extends ComponentProps<'section'> {
  /** What it is a board of. */
  label: string;
  columns: readonly BoardColumn[];
  /** Why a card cannot be moved to a column; undefined where it can be tried. */
  refusalOf: (card: string, column: string) => string | undefined;
  onMove: (card: string, column: string) => void;
}

/**
 * Cards in columns, moved by pointer or by keys: Space takes a card up, the arrows choose a column, Space puts it down,
 * Escape, or going elsewhere, puts it back. While a card is held the columns that take it are outlined, and the others are
 * locked: such a one says why while the card is over it, and goes on saying it where the card is put down all the same.
 */
export declare function Board(props: BoardProps): JSX.Element;

/** What keys do at a card. */
export declare const keyboard: readonly KeyRow[];
