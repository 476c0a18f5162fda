import { type PointerEvent, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { activeIn, cn, toTheRight, useDraw } from '#components/internal';
import { lazily } from '#components/lazily';
import type { Resizing } from './data-table-props.ts';
import { stays, stepped, widthOf, within } from './width-after.ts';

const WidthButtons = lazily(() => import('./width-buttons.tsx'), 'WidthButtons', { ahead: false });

interface ResizerProps {
  id: string;
  heading: string;
  /** Where the edge is drawn: at the beginning of the next heading, which lies over this one, or at the end of its own. */
  at: 'next' | 'own';
  onResize: Resizing;
}

interface Began {
  cell: HTMLTableCellElement;
  width: number;
  /** Whether somebody gave it that width. */
  hadOwn: boolean;
  x: number;
}

/** The edge of a column: drawn with a pointer, until Escape, or pressed for two buttons; pressed twice, the column is as wide as its content. */
export function Resizer({ id, heading, at, onResize }: ResizerProps) {
  const edge = useRef<HTMLSpanElement>(null);
  /** The heading of the column, and what had the focus, once it was pressed. */
  const [pressed, setPressed] = useState<{ cell: HTMLTableCellElement; had: Element | null }>();
  const cellOf = () => {
    const cell = edge.current?.closest('th');
    const own = at === 'next' ? cell?.previousElementSibling : cell;
    return own instanceof HTMLTableCellElement ? own : undefined;
  };
  const press = (cell: HTMLTableCellElement) => {
    if (pressed) goBack(cell);
    setPressed(pressed ? undefined : { cell, had: activeIn(cell) });
  };
  const draw = useDraw<Began>({
    onMove: ({ clientX }, { cell, width, x }) => onResize(id, within(width + toTheRight(cell) * (clientX - x))),
    onPress: ({ cell }) => press(cell),
    onEscape: ({ width, hadOwn }) => onResize(id, hadOwn ? width : undefined),
  });
  const take = (event: PointerEvent<HTMLElement>) => {
    const cell = cellOf();
    if (!cell || event.button !== 0) return;
    event.preventDefault();
    const hadOwn = cell.dataset.column === undefined;
    draw(event, event.currentTarget, { cell, width: widthOf(cell), hadOwn, x: event.clientX });
  };
  const fit = () => {
    const cell = cellOf();
    if (cell) onResize(id, within(contentWidth(cell)));
  };
  return (
    <span ref={edge} className={cn('absolute inset-y-0 max-sm:hidden', at === 'next' ? '-start-3 w-6' : 'end-0 w-3')}>
      <span
        aria-hidden
        onPointerDown={take}
        onDoubleClick={fit}
        className={cn(
          'absolute inset-0 touch-none cursor-col-resize after:absolute after:inset-y-0 after:border-e-2 after:border-transparent hover:after:border-accent forced-colors:not-hover:after:border-[Canvas]',
          at === 'next' ? 'after:start-2.5' : 'after:end-0',
        )}
      />
      {pressed &&
        // In its own heading: what is pressed in another one is read with that.
        createPortal(
          <Suspense>
            <WidthButtons
              heading={heading}
              had={pressed.had}
              onStep={(way) => onResize(id, stepped(pressed.cell, way))}
              onLeave={() => goBack(pressed.cell)}
              onClose={() => setPressed(undefined)}
              className={at === 'next' ? 'translate-x-1/2 rtl:-translate-x-1/2' : ''}
            />
          </Suspense>,
          pressed.cell,
        )}
    </span>
  );
}

/** To the heading, or to the button in it. */
function goBack(cell: HTMLElement) {
  (cell.querySelector<HTMLElement>(':scope > button') ?? cell).focus(stays);
}

/** What the column asks for where nothing of it is cut off, in pixels. */
function contentWidth({ cellIndex, parentElement }: HTMLTableCellElement): number {
  const rows = [...(parentElement?.closest('table')?.rows ?? [])].filter((row) => !row.matches('[data-detail]'));
  return Math.max(...rows.map(({ cells }) => (cells[cellIndex] ? wholeWidth(cells[cellIndex]) : 0)));
}

function wholeWidth(cell: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  const content = document.createRange();
  const parts = [...cell.childNodes].filter(
    (part) => !(part instanceof HTMLElement) || getComputedStyle(part).position !== 'absolute',
  );
  const widths = parts.map((part) => {
    content.selectNodeContents(part);
    return Math.max(content.getBoundingClientRect().width, part instanceof HTMLElement ? part.scrollWidth : 0);
  });
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return Math.ceil(whole + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)) + 1;
}
