import { ArrowDown, ArrowUp, Copy, X } from 'lucide-react';
import { useAnswering } from '#app/messages/answering';
import { IconButton } from '#components/icon-button';

export interface ItemActionsProps {
  className?: string;
  /** From 1. */
  place: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** What can be done with one item of a list. */
export function ItemActions({ className = '', place, count, onMove, onCopy, onRemove }: ItemActionsProps) {
  const words = useAnswering().items;
  return (
    <span className={`flex shrink-0 ${className}`}>
      {count > 1 && (
        <>
          <IconButton
            data-move="-1"
            size="sm"
            label={words.up(place)}
            disabled={place === 1}
            className={place === 1 ? 'invisible' : ''}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            data-move="1"
            size="sm"
            label={words.down(place)}
            disabled={place === count}
            className={place === count ? 'invisible' : ''}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton data-copy size="sm" label={words.copy(place)} onClick={onCopy}>
        <Copy aria-hidden />
      </IconButton>
      <IconButton data-remove size="sm" label={words.remove(place)} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </span>
  );
}
