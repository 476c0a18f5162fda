import { useComposedRefs } from 'radix-ui/internal';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { MenuEntry } from '#components/dropdown-menu';
import { activeIn, cn, isChord, isSomewhere, type Tone, toTheRight, useHeld } from '#components/internal';
import { LiveRegion } from '#components/live-region';
import { useStrings } from '#components/locale';
import { Card } from './card.tsx';
import { Lane } from './lane.tsx';
import { cardAt, useCardFocus } from './use-card-focus.ts';

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
  tone?: Tone;
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

/** What is being moved, and where it would come to stand. */
export interface Held {
  card: BoardCard;
  from: string;
  over: string;
  /** Without a pointer. */
  byKeys: boolean;
}

/** Where a card was put down: it is there once its owner has it there, who may ask first. */
interface Landing {
  card: BoardCard;
  to: string;
}

/** Where a card was put down and not taken, and why. */
interface Refused {
  column: string;
  reason: string;
}

/**
 * Cards in columns, drawn by pointer, moved by a button of their own, or by keys: Space takes a card up, the arrows choose
 * a column, Space puts it down, Escape, or going elsewhere, puts it back. While a card is held the columns that take it are
 * outlined, and the others are locked: such a one says why while the card is over it, and goes on saying it where the card
 * is put down all the same.
 */
export function Board({
  label,
  columns: heldColumns,
  defaultColumns = [],
  onColumnsChange,
  refusalOf = () => undefined,
  onMove,
  moveButton = true,
  onPointerDown,
  className,
  ref,
  ...rest
}: BoardProps) {
  const strings = useStrings();
  const keysId = useId();
  const [columns, setColumns] = useHeld(heldColumns, defaultColumns, onColumnsChange);
  const place = useRef<HTMLElement>(null);
  const refs = useComposedRefs(ref, place);
  const [taken, setHeld] = useState<Held>();
  const isThere = ({ from, card }: Held) =>
    columns.some(({ key, cards }) => key === from && cards.some((other) => other.key === card.key));
  // What is gone is held no more.
  const held = taken && isThere(taken) ? taken : undefined;
  const [refused, setRefused] = useState<Refused>();
  const [said, setSaid] = useState('');
  const movedByKeys = useRef<string>(undefined);
  const landing = useRef<Landing>(undefined);
  useEffect(() => {
    const { card, to } = landing.current ?? {};
    const column = columns.find(({ key }) => key === to);
    if (!card || !column?.cards.some(({ key }) => key === card.key)) return;
    landing.current = undefined;
    setSaid(strings.putDown(card.name, column.title));
  }, [columns, strings]);
  useEffect(() => {
    // The card came to stand elsewhere: the focus goes with it, unless it is somewhere by now.
    if (!movedByKeys.current || held) return;
    const card = cardAt(place.current, movedByKeys.current);
    if (!card || isSomewhere()) return;
    movedByKeys.current = undefined;
    card.focus();
  });
  const focus = useCardFocus(place);
  useEffect(() => {
    if (!taken || held) return;
    setHeld(undefined);
    setSaid(strings.putBack(taken.card.name));
  }, [taken, held, strings]);
  const over = (column: BoardColumn, by: Held) => {
    setRefused(undefined);
    landing.current = undefined;
    setHeld({ ...by, over: column.key });
    const refusal = column.key === by.from ? undefined : refusalOf(by.card.key, column.key);
    setSaid(refusal ? `${column.title}: ${refusal}` : strings.over(by.card.name, column.title));
  };
  const putBack = (card: BoardCard) => {
    setHeld(undefined);
    setSaid(strings.putBack(card.name));
  };
  const put = ({ card, from, over: to, byKeys }: Held) => {
    if (to === from) return putBack(card);
    setHeld(undefined);
    const reason = refusalOf(card.key, to);
    const title = columns.find(({ key }) => key === to)?.title ?? '';
    if (reason !== undefined) {
      setRefused({ column: to, reason });
      return setSaid(`${strings.putBack(card.name)}. ${title}: ${reason}`);
    }
    if (byKeys) movedByKeys.current = card.key;
    landing.current = { card, to };
    setColumns(moved(columns, card, to));
    onMove?.(card.key, to);
  };
  const waysOf = (card: BoardCard, from: string): MenuEntry[] =>
    columns.map(({ key, title }) => ({
      kind: 'action',
      label: title,
      disabled: key === from,
      reason: key === from ? undefined : refusalOf(card.key, key),
      onSelect: () => put({ card, from, over: key, byKeys: true }),
    }));
  const leave = ({ target, currentTarget }: FocusEvent, card: BoardCard) => {
    // Another window is not elsewhere.
    const isLeft = target === currentTarget && activeIn(currentTarget) !== target;
    if (isLeft) focus.leave();
    if (isLeft && held?.byKeys && held.card.key === card.key) putBack(card);
  };
  const type = (event: KeyboardEvent, card: BoardCard, column: BoardColumn) => {
    if (event.target !== event.currentTarget) return;
    if (!held) setRefused(undefined);
    const isHeld = held?.card.key === card.key;
    if (event.key === ' ') {
      event.preventDefault();
      if (isHeld) put(held);
      else over(column, { card, from: column.key, over: column.key, byKeys: true });
      return;
    }
    if (event.key === 'Escape' && isHeld) {
      event.preventDefault();
      return putBack(card);
    }
    const step = stepOf(event);
    if (step === 0 || isChord(event)) return;
    event.preventDefault();
    if (!isHeld) return focusBeside(place.current, column.key, card.key, step, columns);
    const next = columns[columns.findIndex(({ key }) => key === held.over) + step];
    if (next) over(next, held);
  };
  return (
    <section
      aria-label={label}
      {...rest}
      ref={refs}
      onPointerDown={(event) => {
        movedByKeys.current = undefined;
        setRefused(undefined);
        onPointerDown?.(event);
      }}
      className={cn(
        'flex items-stretch gap-3 overflow-x-auto px-inset py-3 print:flex-wrap print:overflow-visible print:p-0 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-inset',
        className,
      )}
    >
      {columns.map((column) => (
        <Lane
          key={column.key}
          column={column}
          held={held}
          refusal={held && held.from !== column.key ? refusalOf(held.card.key, column.key) : undefined}
          refused={refused?.column === column.key ? refused.reason : undefined}
          onOver={() => held && held.over !== column.key && over(column, held)}
          onPut={() => held && put({ ...held, over: column.key })}
        >
          {column.cards.map((card) => (
            <Card
              key={card.key}
              card={card}
              isHeld={held?.card.key === card.key}
              waysOf={moveButton ? () => waysOf(card, column.key) : undefined}
              onKeyDown={(event) => type(event, card, column)}
              onFocus={(event) => focus.arrive(event, card.key)}
              onBlur={(event) => leave(event, card)}
              onTake={() => {
                setRefused(undefined);
                setHeld({ card, from: column.key, over: column.key, byKeys: false });
              }}
              keysId={keysId}
              // Put down already, or let go of where nothing takes it.
              onLeave={() => held && putBack(card)}
            />
          ))}
        </Lane>
      ))}
      <span id={keysId} hidden>
        {strings.cardKeys}
      </span>
      <LiveRegion>{said}</LiveRegion>
    </section>
  );
}

/** The card at the end of where it was put. */
function moved(columns: readonly BoardColumn[], card: BoardCard, to: string): BoardColumn[] {
  return columns.map((column) => {
    const others = column.cards.filter(({ key }) => key !== card.key);
    return { ...column, cards: column.key === to ? [...others, card] : others };
  });
}

/** Forwards and back, whichever way is written. */
function stepOf({ key, currentTarget }: KeyboardEvent): number {
  if (key === 'ArrowRight') return toTheRight(currentTarget);
  if (key === 'ArrowLeft') return -toTheRight(currentTarget);
  return 0;
}

/** To the card at the same height of the next column that has any. */
function focusBeside(
  place: HTMLElement | null,
  from: string,
  card: string,
  step: number,
  columns: readonly BoardColumn[],
) {
  const at = columns.findIndex(({ key }) => key === from);
  const row = columns[at]?.cards.findIndex(({ key }) => key === card) ?? 0;
  for (let next = at + step; columns[next]; next += step) {
    const { cards } = columns[next] ?? { cards: [] };
    const beside = cards[Math.min(row, cards.length - 1)];
    if (!beside) continue;
    return cardAt(place, beside.key)?.focus();
  }
}
