import type { KeyboardEvent } from 'react';
import { activeIn, isKeyA, toTheRight } from '#components/internal';
import { cellsOf, gridRows, type Place, type Undrawn } from './grid-rows.ts';

const pressed = 'a[href], button, input, select, textarea, summary, [role=checkbox], [tabindex]';

/** What needs the arrow keys, or letters, for itself. */
const typed = 'input:not([type=checkbox]), textarea, select, [role=combobox]';

/** So many rows at once. */
const page = 10;

export interface Grid {
  /** Told a key. */
  walk: (event: KeyboardEvent<HTMLElement>) => void;
  /** Told where the focus has come to. */
  come: (target: Element) => void;
  leave: () => void;
}

/**
 * One stop of Tab, and the arrow keys from there. What a cell has to press gets the focus in its place, where it is one
 * thing; else Enter leads in, and Escape out.
 * @param undrawn answers nothing where all rows are drawn
 */
export function gridOf(table: HTMLTableElement, undrawn: () => Undrawn | undefined): Grid {
  /** What Tab does not reach now, and what its tabindex was. */
  const before = new Map<Element, string | null>();
  /** The cell that has the focus, or had it last. */
  let last: HTMLElement | undefined;
  /** A cell that was come to from above or below, and the column that was come in: an opened row has but one. */
  let kept: { cell: HTMLElement; column: number } | undefined;
  /** Where a key led to that is not drawn yet. */
  let awaited: { place: number; column: number } | undefined;

  const close = (element: HTMLElement) => {
    if (!before.has(element)) before.set(element, element.getAttribute('tabindex'));
    element.tabIndex = -1;
  };
  const open = (element: HTMLElement) => {
    const was = before.get(element);
    if (was === undefined) return;
    before.delete(element);
    if (was === null) element.removeAttribute('tabindex');
    else element.setAttribute('tabindex', was);
  };
  const stand = (stop: HTMLElement) => {
    close(stop);
    stop.tabIndex = 0;
  };
  const closeAll = (cell: HTMLElement) => {
    delete cell.dataset.takesEscape;
    for (const element of allIn(cell)) close(element);
    if (cell.hasAttribute('tabindex') || stopOf(cell) === cell) close(cell);
  };
  const come = (target: Element) => {
    const cell = cellAround(table, target);
    if (!cell) return undefined;
    if (last && last !== cell) closeAll(last);
    last = cell;
    const stop = stopOf(cell);
    if (target === cell || target === stop) {
      closeAll(cell);
      stand(stop);
    }
    // Within a cell Tab leads on, as it would without a grid.
    else {
      for (const element of allIn(cell)) open(element);
      cell.dataset.takesEscape = '';
    }
  };
  const go = (next: HTMLElement, stop = stopOf(next)) => {
    if (!stop.hasAttribute('tabindex')) close(stop);
    stop.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const goTo = (place: Place, column: number) => {
    awaited = typeof place === 'number' ? { place, column } : undefined;
    if (typeof place === 'number') return undrawn()?.reach(place);
    const next = place[Math.min(Math.max(column, 0), place.length - 1)];
    if (!next) return undefined;
    kept = { cell: next, column };
    return go(next);
  };
  const arrive = () => {
    const row = table.querySelector<HTMLTableRowElement>(`tr[data-index="${awaited?.place}"]`);
    if (awaited && row) goTo(cellsOf(row), awaited.column);
  };
  const rove = () => {
    arrive();
    for (const element of before.keys()) if (!element.isConnected) before.delete(element);
    const active = activeIn(table);
    const own = active ? cellAround(table, active) : undefined;
    const cells = [...table.rows].flatMap(cellsOf);
    for (const element of allIn(table)) if (!own?.contains(element)) close(element);
    for (const cell of cells) if (cell !== own && stopOf(cell) === cell) close(cell);
    if (active && own) return come(active);
    last = last && cells.includes(last) ? last : cells[0];
    if (last) stand(stopOf(last));
  };

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(target instanceof HTMLElement) || altKey || isTaken(event, target)) return undefined;
    if (chooses(event)) return press(event, target);
    if (shiftKey) return undefined;
    const cell = cellAround(table, target);
    if (!cell) return;
    const turn = (next: HTMLElement, stop?: HTMLElement) => {
      event.preventDefault();
      go(next, stop);
    };
    if (target !== cell && target !== stopOf(cell)) return key === 'Escape' || key === 'F2' ? turn(cell) : undefined;
    const [first = cell.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')] = controlsIn(cell);
    if (target === cell && first && (key === 'Enter' || key === 'F2')) return turn(cell, first);
    const rows = gridRows(table, undrawn());
    const row = rows.of(cell);
    const own = row.indexOf(cell);
    const column = kept?.cell === cell ? kept.column : own;
    // Keys that come sooner than a row does lead on from there.
    const from = awaited ?? { place: row, column };
    const to = (place: Place, column: number) => {
      event.preventDefault();
      goTo(place, column);
    };
    const [right, isFar] = [toTheRight(table), ctrlKey || metaKey];
    switch (key) {
      case 'ArrowDown':
        return to(rows.beside(from.place, 1), from.column);
      case 'ArrowUp':
        return to(rows.beside(from.place, -1), from.column);
      case 'ArrowRight':
        return to(row, own + right);
      case 'ArrowLeft':
        return to(row, own - right);
      case 'PageDown':
        return to(rows.beside(from.place, page), from.column);
      case 'PageUp':
        return to(rows.beside(from.place, -page), from.column);
      case 'Home':
        return to(isFar ? rows.first : row, 0);
      case 'End':
        return to(isFar ? rows.last : row, Number.POSITIVE_INFINITY);
      default:
        return undefined;
    }
  };

  /** The box of the row, or that of all rows, is pressed wherever in the row the focus is. */
  const press = (event: KeyboardEvent<HTMLElement>, target: HTMLElement) => {
    const cell = cellAround(table, target);
    const isOfRow = event.key === ' ';
    const row = isOfRow ? cell?.closest('tr') : cell && table.tHead;
    const box = row?.querySelector<HTMLElement>('[data-choice]');
    if (box?.closest('table') !== table) return;
    event.preventDefault();
    // All that are chosen already stay so.
    if (isOfRow || box.getAttribute('aria-checked') !== 'true') box.click();
  };

  const seen = new MutationObserver(rove);
  seen.observe(table, { childList: true, subtree: true });
  rove();
  const leave = () => {
    seen.disconnect();
    delete last?.dataset.takesEscape;
    for (const element of [...before.keys()]) open(element as HTMLElement);
  };
  return { walk, come, leave };
}

/** Whether somebody within took a key. What is laid over the page, and leaves Escape to the cell, prevents it as well. */
function isTaken({ key, defaultPrevented }: KeyboardEvent, target: HTMLElement): boolean {
  const isLeftToCell = target.closest('[data-takes-escape]')?.matches('td, th') && target.ariaExpanded !== 'true';
  return defaultPrevented && !(key === 'Escape' && isLeftToCell);
}

/** Shift and space choose the row, Control and A all rows; what is typed in has both for itself. */
function chooses({ key, code, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent<HTMLElement>): boolean {
  if (target instanceof Element && target.matches(typed)) return false;
  return (key === ' ' && shiftKey) || (isKeyA(key, code) && (ctrlKey || metaKey) && !shiftKey);
}

/** The cell of this table, and of none within it, that something lies in. What is laid over the page lies in none. */
function cellAround(table: HTMLTableElement, element: Element): HTMLElement | undefined {
  if (!table.contains(element)) return undefined;
  const cell = element.closest<HTMLTableCellElement>('th, td');
  if (!cell || cell.closest('table') === table) return cell ?? undefined;
  const holder = cell.closest('table')?.parentElement;
  return holder ? cellAround(table, holder) : undefined;
}

/** What can be pressed. A grid within a cell is walked through by itself. */
function allIn(element: Element): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(pressed)];
  const grids = [...element.querySelectorAll('[role=grid]')];
  return grids.length === 0 ? all : all.filter((one) => !grids.some((grid) => grid.contains(one)));
}

/** What can be pressed: not the input that Radix hides. */
export const controlsIn = (cell: Element) =>
  allIn(cell).filter((element) => !element.matches('[aria-hidden=true], :disabled') && element.checkVisibility());

/** What is pressed in a cell, where it is one thing; else the cell itself. */
function stopOf(cell: HTMLElement): HTMLElement {
  const [first, ...others] = controlsIn(cell);
  return first && others.length === 0 && !first.matches(typed) ? first : cell;
}
