import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFieldGroup } from '#components/field';
import { IconButton } from '#components/icon-button';
import { cn, FormValues, isChord, useDraw, useHeld } from '#components/internal';
import { LiveRegion } from '#components/live-region';
import { useStrings } from '#components/locale';

export interface SortableListProps<Item> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What is listed, where no `Field` around says so. */
  label?: string;
  /** Everything, in the order that it has now. */
  items?: readonly Item[];
  /** Everything, in the order it begins with where nobody holds `items`. */
  defaultItems?: readonly Item[];
  /** What tells an item from all others. */
  keyOf: (item: Item) => string;
  /** What an item is called. */
  nameOf: (item: Item) => string;
  /** Told everything in its new order. */
  onItemsChange?: (items: Item[]) => void;
  /** Under which a form has the keys of all items, in their order. */
  name?: string;
  /** The id of the form that they are sent with, where the list does not stand in it. */
  form?: string;
  /** Nothing can be moved, and nothing is sent. */
  disabled?: boolean;
  /** In an order that is only to be read: it is sent as it is. */
  readOnly?: boolean;
  /** Draws an item. */
  children: (item: Item) => ReactNode;
}

/**
 * Things in an order of one's own: drawn by the grip, moved with the arrow keys while the grip has the focus, or with the buttons
 * that a press of the grip brings.
 */
export function SortableList<Item>({
  label,
  items: heldItems,
  defaultItems = [],
  keyOf,
  nameOf,
  onItemsChange,
  name,
  form,
  disabled = false,
  readOnly = false,
  className,
  ref,
  children,
  ...rest
}: SortableListProps<Item>) {
  const strings = useStrings();
  const tell = onItemsChange && ((next: readonly Item[]) => onItemsChange([...next]));
  const [items, order, reset, changes] = useHeld(heldItems, defaultItems, tell);
  const list = useRef<HTMLUListElement>(null);
  const refs = useComposedRefs(ref, list);
  const [drawn, setDrawn] = useState<string>();
  const [pressed, setPressed] = useState<string>();
  const toggle = (key: string) => setPressed(pressed === key ? undefined : key);
  const [said, setSaid] = useState('');
  const moving = useRef<{ key: string; to: number }>(undefined);
  const { 'aria-invalid': _, ...field } = useFieldGroup(label ?? rest['aria-label']);
  const move = (key: string, to: number) => {
    const from = items.findIndex((item) => keyOf(item) === key);
    const item = items[from];
    if (!item || to === from || to < 0 || to >= items.length) return;
    const rest = items.filter((other) => other !== item);
    moving.current = { key, to };
    order([...rest.slice(0, to), item, ...rest.slice(to)]);
  };
  useEffect(() => {
    const { key, to = -1 } = moving.current ?? {};
    const item = items[to];
    // Told once it is there: who holds the order may leave it.
    if (item === undefined || keyOf(item) !== key) return;
    moving.current = undefined;
    setSaid(strings.moved(nameOf(item), to + 1, items.length));
  });
  const type = (event: KeyboardEvent, key: string, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || isChord(event)) return;
    event.preventDefault();
    move(key, at + by);
  };
  const draw = useDraw<{ key: string; items: readonly Item[] }>({
    onMove: ({ clientY }, { key }) => {
      setDrawn(key);
      const rows = [...(list.current?.children ?? [])];
      move(key, rows.filter((row) => middleOf(row) < clientY && row.getAttribute('data-key') !== key).length);
    },
    onPress: ({ key }) => toggle(key),
    onEscape: (began) => order(began.items),
    onEnd: () => setDrawn(undefined),
  });
  return (
    <>
      <ul aria-label={label} {...field} {...rest} ref={refs} className={cn('flex flex-col', className)}>
        {items.map((item, at) => {
          const key = keyOf(item);
          return (
            <li
              key={key}
              data-key={key}
              className={cn(
                'flex min-h-control-sm gap-2 rounded-control py-px',
                // On the line of the words, also where the buttons have one of their own.
                pressed === key ? 'items-start [&>button]:mt-0.5' : 'items-center',
                drawn === key && 'bg-sunken',
                disabled && 'text-muted forced-colors:text-[GrayText]',
              )}
            >
              {!readOnly && (
                <button
                  type="button"
                  disabled={disabled}
                  aria-label={strings.move(nameOf(item))}
                  aria-keyshortcuts="ArrowUp ArrowDown"
                  aria-expanded={pressed === key}
                  onClick={({ detail }) => {
                    // Keys and assistive technology press without a pointer; what one presses is told once it is let go.
                    if (detail === 0) toggle(key);
                  }}
                  onKeyDown={(event) => type(event, key, at)}
                  onPointerDown={(event) => {
                    // The row moves while it is drawn, and would lose the pointer: the list stays.
                    if (event.button === 0 && list.current) draw(event, list.current, { key, items });
                  }}
                  className="inline-flex size-6 shrink-0 touch-none items-center justify-center rounded-control text-muted -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:hover:text-muted forced-colors:disabled:text-[GrayText]"
                >
                  <GripVertical aria-hidden className="size-4" />
                </button>
              )}
              <span className="flex min-h-6 min-w-0 flex-1 flex-wrap items-center gap-2">
                {children(item)}
                {pressed === key && !disabled && !readOnly && (
                  <span className="ms-auto flex shrink-0">
                    {[
                      { Sign: ArrowUp, says: strings.moveUp, to: at - 1 },
                      { Sign: ArrowDown, says: strings.moveDown, to: at + 1 },
                    ].map(({ Sign, says, to }) => (
                      <IconButton
                        key={says(nameOf(item))}
                        size="sm"
                        label={says(nameOf(item))}
                        // At an end it keeps the focus.
                        aria-disabled={to < 0 || to === items.length}
                        onClick={() => move(key, to)}
                      >
                        <Sign aria-hidden />
                      </IconButton>
                    ))}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <FormValues {...{ name, changes, form, disabled }} values={items.map(keyOf)} onReset={reset} control={list} />
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
