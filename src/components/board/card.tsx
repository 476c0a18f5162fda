import { GripVertical } from 'lucide-react';
import { type FocusEventHandler, type KeyboardEventHandler, useState } from 'react';
import { DropdownMenu, type MenuEntry } from '#components/dropdown-menu';
import { IconButton } from '#components/icon-button';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';
import type { BoardCard } from './board.tsx';

interface CardProps {
  card: BoardCard;
  isHeld: boolean;
  /** The columns that it may be moved to, as entries of a menu; absent where there is no button for that. */
  waysOf: (() => readonly MenuEntry[]) | undefined;
  /** Of what says how it is moved by keys. */
  keysId: string;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onFocus: FocusEventHandler<HTMLElement>;
  onBlur: FocusEventHandler<HTMLElement>;
  onTake: () => void;
  onLeave: () => void;
}

/** A sheet that can be taken up. */
export function Card({ card, isHeld, waysOf, keysId, onKeyDown, onFocus, onBlur, onTake, onLeave }: CardProps) {
  const strings = useStrings();
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
        data-takes-escape={isHeld || undefined}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', card.name);
          onTake();
        }}
        onDragEnd={onLeave}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
        className={cn(
          'relative cursor-grab scroll-m-3 rounded-sheet border border-line bg-surface p-3 text-sm hover:border-edge',
          isHeld && 'border-accent shadow-[0_8px_24px_-8px_rgb(0_0_0/0.25)]',
        )}
      >
        {waysOf ? (
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">{card.content}</div>
            <MoveButton label={strings.move(card.name)} waysOf={waysOf} />
          </div>
        ) : (
          card.content
        )}
      </div>
    </li>
  );
}

function MoveButton({ label, waysOf }: { label: string; waysOf: () => readonly MenuEntry[] }) {
  const [isOpen, open] = useState(false);
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton size="sm" label={label} className="-m-1.5">
          <GripVertical aria-hidden />
        </IconButton>
      }
      open={isOpen}
      onOpenChange={open}
      // What may come where is asked once somebody wants to know.
      entries={isOpen ? waysOf() : []}
    />
  );
}
