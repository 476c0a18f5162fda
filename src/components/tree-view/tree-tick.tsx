import { Check, Minus } from 'lucide-react';
import { cn } from '#components/internal';
import type { Ticked } from './ticked.ts';

const readOnlyLooks = {
  on: 'border-edge bg-edge text-accent-on forced-colors:bg-[ButtonText] forced-colors:text-[Canvas]',
  off: 'border-line bg-transparent',
};

/** The box before an item that can be ticked: the item says how it is, and is pressed. */
export function TreeTick({ ticked, disabled, readOnly }: { ticked: Ticked; disabled?: boolean; readOnly?: boolean }) {
  const Sign = ticked === 'mixed' ? Minus : Check;
  return (
    <span
      aria-hidden
      className={cn(
        'flex size-4.5 shrink-0 items-center justify-center rounded-[min(var(--radius-of-control),25%)] border',
        disabled
          ? 'border-line bg-sunken text-muted forced-colors:border-[GrayText]'
          : readOnly
            ? readOnlyLooks[ticked ? 'on' : 'off']
            : ticked
              ? 'border-accent bg-accent text-accent-on forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : 'border-edge bg-surface',
      )}
    >
      {ticked && <Sign className="size-3.5" strokeWidth={3} />}
    </span>
  );
}
