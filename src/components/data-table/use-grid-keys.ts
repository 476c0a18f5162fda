import { type RefObject, useEffect } from 'react';

const inside = 'a[href], button, input, select, textarea, [role=checkbox], [tabindex]';
const lines = 'tr[role=row]';

/**
 * A table that is walked through cell by cell, as the grid of the ARIA practices: one stop of Tab, and the arrow keys from
 * there. What a cell has to press gets the focus in its place.
 */
export function useGridKeys(place: RefObject<HTMLElement | null>, isGrid: boolean) {
  useEffect(() => {
    const table = isGrid ? place.current?.querySelector('table') : undefined;
    if (!table) return undefined;
    /** Only one of all can be reached with Tab: that which has the focus, or had it last. */
    const rove = () => {
      const stops = [...table.querySelectorAll<HTMLElement>(lines)].flatMap((line) => cellsOf(line).map(stopOf));
      const current =
        stops.find((stop) => stop === document.activeElement) ??
        stops.find(({ tabIndex }) => tabIndex === 0) ??
        stops[0];
      for (const other of table.querySelectorAll<HTMLElement>(inside)) if (other !== current) other.tabIndex = -1;
      for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
    };
    const seen = new MutationObserver(rove);
    seen.observe(table, { childList: true, subtree: true });
    const walk = (event: KeyboardEvent) => walkIn(table, event);
    table.addEventListener('focusin', rove);
    table.addEventListener('keydown', walk);
    rove();
    return () => {
      seen.disconnect();
      table.removeEventListener('focusin', rove);
      table.removeEventListener('keydown', walk);
    };
  }, [place, isGrid]);
}

function walkIn(table: HTMLElement, event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(target instanceof HTMLElement) || altKey || shiftKey || event.defaultPrevented) return;
  if (target.matches('input:not([type=checkbox]), textarea, select, [role=combobox]')) return;
  const cell = target.closest<HTMLElement>('th, td');
  const line = cell?.closest<HTMLElement>(lines);
  if (!cell || !line) return;
  const isRtl = getComputedStyle(table).direction === 'rtl';
  const all = [...table.querySelectorAll<HTMLElement>(lines)].filter((row) => cellsOf(row).length > 0);
  const cells = cellsOf(line);
  const [row, column] = [all.indexOf(line), cells.indexOf(cell)];
  const far = ctrlKey || metaKey;
  const to = (nextRow: number, nextColumn: number) => {
    const next = cellsOf(all[Math.min(Math.max(nextRow, 0), all.length - 1)]);
    const found = next[Math.min(Math.max(nextColumn, 0), next.length - 1)];
    if (!found) return;
    event.preventDefault();
    const stop = stopOf(found);
    stop.tabIndex = 0;
    stop.focus();
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  switch (key) {
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowRight':
      return to(row, column + (isRtl ? -1 : 1));
    case 'ArrowLeft':
      return to(row, column + (isRtl ? 1 : -1));
    case 'PageDown':
      return to(row + 10, column);
    case 'PageUp':
      return to(row - 10, column);
    case 'Home':
      return to(far ? 0 : row, 0);
    case 'End':
      return to(far ? all.length - 1 : row, Number.POSITIVE_INFINITY);
    default:
      return undefined;
  }
}

function cellsOf(line: Element | undefined): HTMLElement[] {
  const cells = [...(line?.children ?? [])].filter((cell) => cell instanceof HTMLElement);
  return cells.filter((cell) => cell.getAttribute('role') !== null && cell.checkVisibility());
}

/** What is pressed in a cell, where it is one thing; else the cell itself. */
function stopOf(cell: HTMLElement): HTMLElement {
  const found = cell.querySelectorAll<HTMLElement>(inside);
  return (found.length === 1 && found[0]) || cell;
}
