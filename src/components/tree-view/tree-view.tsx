import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { chevronDown, cn, rootOf, useHeld } from '#components/internal';
import { useLocale } from '#components/locale';
import { type TreeItem, treeMove, visibleItems } from './tree.ts';

export type { TreeItem };

export interface TreeViewProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** What is in it. */
  label: string;
  /** What lies at the top, with what is under each. */
  items: readonly TreeItem[];
  /** The id of what is chosen, where that is held outside; null where nothing is. */
  value?: string | null;
  /** The id of what is chosen to begin with where nobody holds `value`. */
  defaultValue?: string | null;
  /** Told the id of what was chosen. */
  onValueChange?: (id: string | null) => void;
  /** The ids of what is open, where that is held outside. */
  expanded?: readonly string[];
  /** The ids of what is open to begin with where nobody holds `expanded`. */
  defaultExpanded?: readonly string[];
  /** Told the ids of all that is open after each change. */
  onExpandedChange?: (ids: readonly string[]) => void;
}

/** Letters that follow one another within it are of one word. */
const pause = 500;

const rowLook =
  'flex min-h-control-sm min-w-0 cursor-default select-none items-center gap-1.5 rounded-control px-1.5 text-sm -outline-offset-2 [&>svg]:size-4 [&>svg]:shrink-0';
const chosenLook =
  'bg-accent-soft font-medium text-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';

/** Things under things, one of which can be chosen. One stop for the keyboard; arrows, letters and `*` as in any tree. */
export function TreeView({
  label,
  items,
  value,
  defaultValue = null,
  onValueChange,
  expanded,
  defaultExpanded = [],
  onExpandedChange,
  className,
  onKeyDown,
  ...rest
}: TreeViewProps) {
  const { direction } = useLocale();
  const tree = useId();
  const [chosen, choose] = useHeld(value, defaultValue, onValueChange);
  const [open, setOpen] = useHeld(expanded, defaultExpanded, onExpandedChange);
  const [stood, setStood] = useState<string>();
  const letters = useRef({ typed: '', at: 0 });
  const opened = new Set(open);
  const visible = visibleItems(items, opened);
  const inSight = (id: string | null | undefined) => visible.some(({ item }) => item.id === id);
  const at = [stood, chosen].find(inSight) ?? visible[0]?.item.id;
  const toggle = (id: string) => setOpen(opened.has(id) ? open.filter((other) => other !== id) : [...open, id]);
  const go = (id: string, from: Element) => {
    setStood(id);
    rootOf(from).getElementById(`${tree}${id}`)?.focus();
  };
  const press = (item: TreeItem, at: Element) => {
    go(item.id, at);
    if (item.disabled) return;
    choose(item.id);
    if (item.children?.length) toggle(item.id);
  };
  const type = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.altKey || event.ctrlKey || event.metaKey || at === undefined) return;
    const { typed: before, at: since } = letters.current;
    const isLetter = event.key.length === 1 && !'* '.includes(event.key);
    const typed = isLetter && event.timeStamp - since < pause ? before + event.key : event.key;
    // Any other key ends the word.
    letters.current = { typed: isLetter ? typed : '', at: event.timeStamp };
    const move = treeMove(turned(event.key, direction), at, visible, opened, typed);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) go(move.to, event.currentTarget);
    if ('open' in move) setOpen([...new Set([...open, ...move.open])]);
    if ('close' in move) setOpen(open.filter((id) => id !== move.close));
    if ('choose' in move && !visible.find(({ item }) => item.id === at)?.item.disabled) choose(move.choose);
  };
  return (
    <div role="tree" aria-label={label} {...rest} onKeyDown={type} className={cn('flex flex-col', className)}>
      {visible.map(({ item, level, place, count }) => {
        const isParent = Boolean(item.children?.length);
        const isOpen = isParent && opened.has(item.id);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys of all its items
          <div
            key={item.id}
            id={`${tree}${item.id}`}
            role="treeitem"
            aria-level={level}
            aria-setsize={count}
            aria-posinset={place}
            aria-selected={item.id === chosen}
            aria-expanded={isParent ? isOpen : undefined}
            aria-disabled={item.disabled}
            tabIndex={item.id === at ? 0 : -1}
            onFocus={() => setStood(item.id)}
            onClick={({ currentTarget }) => press(item, currentTarget)}
            className={cn(
              rowLook,
              item.id !== chosen && 'hover:bg-sunken',
              item.id === chosen && (item.disabled ? 'bg-sunken font-medium' : chosenLook),
              item.disabled && 'text-muted',
            )}
          >
            {Array.from({ length: level - 1 }, (_, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
              <span key={depth} className="ms-2 w-2 shrink-0 self-stretch border-s border-line" />
            ))}
            <span aria-hidden className={cn('flex size-4 shrink-0', !isOpen && '-rotate-90 rtl:rotate-90')}>
              {isParent && chevronDown}
            </span>
            {item.icon}
            <span className="min-w-0 flex-1 py-0.5 wrap-anywhere">{item.label}</span>
            {item.aside}
          </div>
        );
      })}
    </div>
  );
}

/** A tree that opens to the left is walked the other way round. */
function turned(key: string, direction: 'ltr' | 'rtl'): string {
  if (direction === 'ltr') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
