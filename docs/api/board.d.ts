/** A thing that is moved. */
export interface BoardCard {
  /** Unlike any other of the board. */
  key: string;
  /** What it is called. */
  name: string;
  /** What is seen of it. */
  content: ReactNode;
}

/** A state that cards are in. */
export interface BoardColumn {
  /** Unlike any other of the board. */
  key: string;
  /** What the cards in it have in common. */
  title: string;
  /** Colour of its title, as of the state that it stands for. */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** What is in it, from the top down. */
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
  /** From first to last, with the cards in each, where that is held outside. */
  columns?: readonly BoardColumn[];
  /** What it begins with where nobody holds `columns`: then cards go where they are put. */
  defaultColumns?: readonly BoardColumn[];
  /** Told all columns after each move, with the card at the end of where it was put. A `count` or `footer` is as it was. */
  onColumnsChange?: (columns: readonly BoardColumn[]) => void;
  /** Why a card cannot be moved to a column; undefined where it can be tried. Absent where all can. */
  refusalOf?: (card: string, column: string) => string | undefined;
  /** Told the keys of a card that was put down and of the column it is in now. */
  onMove?: (card: string, column: string) => void;
  /** Each card has a button that moves it with a press alone. `false` where what is seen of it offers that itself. */
  moveButton?: boolean;
}

/**
 * Cards in columns, drawn by pointer, moved by a button of their own, or by keys: Space takes a card up, the arrows choose
 * a column, Space puts it down, Escape, or going elsewhere, puts it back. While a card is held the columns that take it are
 * outlined, and the others are locked: such a one says why while the card is over it, and goes on saying it where the card
 * is put down all the same.
 */
export declare function Board(props: BoardProps): JSX.Element;

/** What keys do at a card. */
export declare const keyboard: readonly KeyRow[];
