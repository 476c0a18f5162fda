import { type MouseEvent, memo } from 'react';
import { chevronDown, cn } from '#components/internal';
import { Spinner } from '#components/spinner';
import type { Ticked } from './ticked.ts';
import type { TreeItem } from './tree.ts';
import { TreeTick } from './tree-tick.tsx';

interface TreeRowProps {
  item: TreeItem;
  /** Of the element. */
  id: string;
  level: number;
  place: number;
  count: number;
  /** Whether the tree's one stop is here. */
  isAt: boolean;
  /** Undefined where any number are ticked. */
  isChosen: boolean | undefined;
  /** Undefined where nothing is under it. */
  isOpen: boolean | undefined;
  isBusy: boolean;
  isOff: boolean;
  /** Undefined where one is chosen. */
  ticked: Ticked | undefined;
  readOnly: boolean;
  onStand: (id: string) => void;
  onPress: (item: TreeItem, event: MouseEvent) => void;
}

const rowLook =
  // Of thousands only those in sight are laid out.
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_var(--size-of-control-sm)] flex min-h-control-sm min-w-0 cursor-default select-none items-center gap-1.5 rounded-control px-1.5 text-sm -outline-offset-2 [&>svg]:size-4 [&>svg]:shrink-0';
const chosenLook =
  'bg-accent-soft font-medium text-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';

/** One item of a tree. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { item, id, level, place, count, isAt, isChosen, isOpen, isBusy, isOff, ticked, readOnly } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys of all its items
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-setsize={count}
      aria-posinset={place}
      aria-selected={isChosen}
      aria-checked={ticked}
      aria-busy={isBusy || undefined}
      aria-expanded={isOpen}
      aria-disabled={isOff || undefined}
      tabIndex={isAt ? 0 : -1}
      onFocus={() => props.onStand(item.id)}
      onClick={(event) => props.onPress(item, event)}
      className={cn(
        rowLook,
        !isChosen && !isOff && 'hover:bg-sunken',
        isChosen && (isOff ? 'bg-sunken font-medium' : chosenLook),
        isOff && 'text-muted forced-colors:text-[GrayText]',
      )}
    >
      {Array.from({ length: level - 1 }, (_, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
        <span key={depth} className="ms-2 w-2 shrink-0 self-stretch border-s border-line" />
      ))}
      <span
        aria-hidden
        data-chevron={isOpen === undefined ? undefined : ''}
        className={cn(
          'relative flex size-4 shrink-0 before:absolute before:-inset-1',
          !isOpen && !isBusy && '-rotate-90 rtl:rotate-90',
        )}
      >
        {isBusy ? <Spinner /> : isOpen !== undefined && chevronDown}
      </span>
      {ticked !== undefined && <TreeTick ticked={ticked} disabled={isOff} readOnly={readOnly} />}
      {item.icon}
      <span className="min-w-0 flex-1 py-0.5 wrap-anywhere">{item.label}</span>
      {item.aside}
    </div>
  );
});
