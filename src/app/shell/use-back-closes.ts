import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isWithinDialog } from '#app/screens';

const layers = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role=${role}][data-state=open]`).join();

let hear: ((event: PopStateEvent) => void) | undefined;

// A window tells in turn: what is to hear of it before the router has to listen before there is one.
globalThis.window?.addEventListener('popstate', (event) => hear?.(event));

/** An entry of the browser's history, as the router keeps it. */
interface Entry {
  /** Its place; absent where an address was typed. */
  idx?: number;
  usr?: unknown;
}

/**
 * The browser's way back closes what lies open over the page, the uppermost first, before it leaves the page. What does not
 * close is left the second time; a form that is open in a dialog goes back through its own steps.
 */
export function useBackCloses() {
  const location = useLocation();
  const last = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every entry of the history another one is left
  useLayoutEffect(() => {
    const { idx = last.current + 1, usr } = entryOf(history.state);
    // What was typed is found again as what was gone to.
    if (entryOf(history.state).idx !== idx) history.replaceState({ ...history.state, idx }, '');
    last.current = idx;
    let asked: Element | undefined;
    let isReturning = false;
    hear = (event) => {
      const { idx: to } = entryOf(event.state);
      const upmost = [...document.querySelectorAll(layers)].at(-1);
      const closes = to !== undefined && upmost && upmost !== asked && !isWithinDialog(usr);
      if (!isReturning && !closes) return;
      event.stopImmediatePropagation();
      isReturning = !isReturning;
      if (!isReturning || !closes) return;
      asked = upmost;
      history.go(idx - to || 1);
      upmost.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    };
    return () => {
      hear = undefined;
    };
  }, [location]);
}

/** The place of the entry of the browser's history that one is at, or on the way to. */
export function placeInHistory(): number {
  return entryOf(history.state).idx ?? 0;
}

function entryOf(state: unknown): Entry {
  return (state ?? {}) as Entry;
}
