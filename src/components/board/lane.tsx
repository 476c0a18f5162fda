import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Badge } from '#components/badge';
import { Complaint, cn } from '#components/internal';
import type { BoardColumn, Held } from './board.tsx';

interface LaneProps {
  column: BoardColumn;
  held: Held | undefined;
  /** Why the card that is held cannot come here. */
  refusal: string | undefined;
  /** Why the card that was put down here was not taken. */
  refused: string | undefined;
  onOver: () => void;
  onPut: () => void;
  children: ReactNode;
}

/** One column: its title, its cards, and while a card is held whether it may come here, and why not. */
export function Lane({ column, held, refusal, refused, onOver, onPut, children }: LaneProps) {
  const id = useId();
  const isOver = held?.over === column.key;
  const isRefused = held !== undefined && refusal !== undefined;
  const isOpen = held !== undefined && held.from !== column.key && !isRefused;
  const reason = isOver ? refusal : refused;
  const faded = isRefused && 'opacity-70';
  const head = useRef<HTMLElement>(null);
  const isMeant = refused !== undefined || (isOver && held.byKeys);
  useEffect(() => {
    if (isMeant) head.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isMeant]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: cards are put here by pointer; with keys they are moved themselves
    <div
      onDragOver={(event) => {
        if (!held) return;
        // What is put down where it is refused is told why: a browser says nothing of that.
        event.preventDefault();
        onOver();
      }}
      onDrop={(event) => {
        event.preventDefault();
        onPut();
      }}
      className={cn(
        'flex w-64 shrink-0 snap-start flex-col gap-2 rounded-sheet bg-sunken p-2 forced-colors:border max-sm:w-[85%]',
        // Each scrolls by itself: its title, and the columns beside it, stay in sight.
        'sm:max-h-[max(20rem,calc(100dvh-var(--around-board,6rem)))] sm:low:max-h-none print:max-h-none',
        isOpen && 'outline outline-accent',
        isOver && !isRefused && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <header ref={head} className={cn('flex items-center justify-between gap-2', faded)}>
        <h2 id={id} className="min-w-0">
          <Badge tone={column.tone}>{column.title}</Badge>
        </h2>
        {isRefused && <Lock aria-hidden className="size-3.5 shrink-0 text-muted" />}
        {column.note}
        <span className="ms-auto text-sm text-muted">{column.count}</span>
      </header>
      {reason && (
        <Complaint className="basis-auto! shrink-0 rounded-control bg-surface px-3.25 py-1">{reason}</Complaint>
      )}
      <ul
        aria-labelledby={id}
        // The mark of the focus is painted around a card.
        className={cn('-m-1 flex min-h-0 flex-col gap-2 p-1 sm:overflow-y-auto print:overflow-visible', faded)}
      >
        {children}
      </ul>
      {column.cards.length === 0 && <p className="px-1 py-4 text-center text-sm text-muted">{column.empty}</p>}
      {column.footer}
    </div>
  );
}
