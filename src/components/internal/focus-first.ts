import { activeIn } from './active-in.ts';

const fields =
  'input:not([type=hidden], [type=file], [aria-hidden=true], [readonly]), textarea:not([readonly]), select, ' +
  '[role=combobox], [role=radio], [role=checkbox], [role=switch], [role=slider], [contenteditable]';

/**
 * Gives the focus to the first field of what was opened, also to one that is drawn later, so that what is typed at once has
 * its place. Until then, and where there is none, it is on what was opened: its title is read, no tooltip covers it, and a
 * second Enter presses nothing.
 */
export function focusFirst(event: Event) {
  event.preventDefault();
  const opened = event.currentTarget as HTMLElement;
  opened.focus();
  if (focusField(opened)) return;
  new MutationObserver((_, observer) => {
    if (!opened.isConnected || activeIn(opened) !== opened || focusField(opened)) observer.disconnect();
  }).observe(opened, { childList: true, subtree: true });
}

function focusField(opened: HTMLElement): boolean {
  const all = [...opened.querySelectorAll<HTMLElement>(fields)];
  const first = all.find((one) => one.tabIndex >= 0 && !one.matches(':disabled, [inert] *') && one.checkVisibility());
  first?.focus();
  return first !== undefined;
}
