import type { KeyboardEvent } from 'react';
import { activeIn } from './active-in.ts';

/** What is answered by typing or with the arrows: what is pressed would be pressed by a second Enter. */
const fields =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=button], [type=submit], [type=reset], [aria-hidden=true], [readonly]), ' +
  'textarea:not([readonly]), select, [role=combobox], [role=radiogroup] [role=radio], [role=slider], [contenteditable]';

const unreachable = ':disabled, [inert] *, [aria-hidden=true]';

/**
 * Gives the focus to the first field of what was opened, also to one that is drawn later, so that what is typed at once has
 * its place. Until then, and where there is none, it is on what was opened: its title is read, no tooltip covers it, and a
 * second Enter presses nothing. What is there to be read at length has it, so that the keys scroll it.
 */
export function focusFirst(event: Event) {
  event.preventDefault();
  const opened = event.currentTarget as HTMLElement;
  opened.focus();
  if (focusField(opened)) return;
  opened.querySelector<HTMLElement>('[data-scrolls]')?.focus();
  focusDrawn(opened, focusField);
}

/** Marks what has the focus first in what opens, whatever stands before it: spread over the element. */
export const comesFirst = { 'data-comes-first': '' };
const [marked] = Object.keys(comesFirst);

/** Marks the way out of what opens, on which the focus never begins: spread over what it stands in. */
export const comesLast = { 'data-comes-last': '' };
const [wayOut] = Object.keys(comesLast);

/** Gives the focus to the first control of what was opened, where all in it is drawn later: until then it is on what was opened. */
export function focusLate(event: Event) {
  const opened = event.currentTarget as HTMLElement;
  if (opened.querySelector(`[${marked}]`) && focusStop(opened)) return event.preventDefault();
  if (beginningsIn(opened).length === 0) {
    event.preventDefault();
    opened.focus();
  }
  focusDrawn(opened, focusStop);
}

/** From what was opened itself, Shift and Tab lead to its end: Radix would let go of it there in a shadow root. */
export function goRound(event: KeyboardEvent) {
  const opened = event.currentTarget as HTMLElement;
  if (event.key !== 'Tab' || !event.shiftKey || event.target !== opened) return;
  event.preventDefault();
  stopsIn(opened).at(-1)?.focus();
}

/** Tries again with what is drawn, or can be answered only then, until somebody has gone elsewhere. */
function focusDrawn(opened: HTMLElement, focus: (opened: HTMLElement) => boolean) {
  new MutationObserver((_, observer) => {
    if (!opened.isConnected || !isAtRest(opened) || focus(opened)) observer.disconnect();
  }).observe(opened, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert', 'tabindex'] });
}

/** A link leads away: it is nothing to begin with. */
function focusStop(opened: HTMLElement): boolean {
  const stops = beginningsIn(opened);
  const first = stops.find((one) => one.matches(`[${marked}]`)) ?? stops[0];
  first?.focus();
  return first !== undefined;
}

function beginningsIn(opened: HTMLElement): HTMLElement[] {
  return stopsIn(opened).filter((one) => !one.closest(`[${wayOut}]`));
}

function stopsIn(opened: HTMLElement): HTMLElement[] {
  const stops = [...opened.querySelectorAll<HTMLElement>(`${fields}, button, summary, [tabindex]`)];
  return stops.filter((one) => one.tabIndex >= 0 && !one.matches(unreachable) && one.checkVisibility());
}

/** Whether somebody who opened it has gone nowhere since. */
function isAtRest(opened: HTMLElement): boolean {
  const active = activeIn(opened);
  return active === opened || (active?.matches('[data-scrolls]') ?? false);
}

/** Gives the focus to what is answered first within an element, or to what is pressed first. @returns whether there was something */
export function focusWithin(element: HTMLElement): boolean {
  return focusField(element) || focusStop(element);
}

function focusField(opened: HTMLElement): boolean {
  const all = [...opened.querySelectorAll<HTMLElement>(fields)];
  const free = all.filter((one) => !one.matches(unreachable) && one.checkVisibility());
  // Of radios no one may be a stop of the Tab key: their group is.
  const first = free.find((one) => one.tabIndex >= 0 || one.role === 'radio');
  const group = first?.role === 'radio' && first.closest('[role=radiogroup]');
  const chosen = group && free.find((one) => one.ariaChecked === 'true' && group.contains(one));
  (chosen || first)?.focus();
  return first !== undefined;
}
