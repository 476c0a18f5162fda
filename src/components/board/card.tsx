import type { FocusEventHandler, KeyboardEventHandler } from 'react';
import { cn } from '#components/internal';
import type { BoardCard } from './board.tsx';

interface CardProps {
  card: BoardCard;
  isHeld: boolean;
  /** Of what says how it is moved by keys. */
  keysId: string;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onBlur: FocusEventHandler<HTMLElement>;
  onTake: () => void;
  onLeave: () => void;
}

/** A sheet that can be taken up. */
export function Card({ card, isHeld, keysId, onKeyDown, onBlur, onTake, onLeave }: CardProps) {
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds links and buttons of its own */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keyboard
        tabIndex={0}
        aria-label={card.name}
        aria-keyshortcuts="Space"
        aria-describedby={keysId}
        data-key={card.key}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', card.name);
          onTake();
        }}
        onDragEnd={onLeave}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={cn(
          'relative cursor-grab rounded-sheet border border-line bg-surface p-3 text-sm hover:border-edge',
          isHeld && 'border-accent shadow-[0_8px_24px_-8px_rgb(0_0_0/0.25)]',
        )}
      >
        {card.content}
      </div>
    </li>
  );
}
