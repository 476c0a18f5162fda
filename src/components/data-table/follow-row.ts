import type { MouseEvent } from 'react';

/** What is pressed for itself. */
const own = 'a, button, input, select, textarea, label, form, [data-apart]';

/** Whether the press that ends has marked words of a row, to copy them. */
function isMarking({ currentTarget }: MouseEvent<HTMLElement>): boolean {
  const marked = getSelection();
  return marked !== null && !marked.isCollapsed && currentTarget.contains(marked.anchorNode);
}

/** A press beside what is pressed for itself follows the link of the row, elsewhere where that is asked for: its words stay words. */
export function followRow(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget, button, ctrlKey, metaKey } = event;
  // What lies over the page is told as what lies within.
  const isWithin = target instanceof Element && currentTarget.contains(target);
  if (button > 1 || event.defaultPrevented || !isWithin) return;
  // Also a form may be around the table.
  if (currentTarget.contains(target.closest(own))) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('a[data-leads]');
  if (!link) return;
  if (button === 1 || ctrlKey || metaKey) window.open(link.href, '_blank', 'noopener');
  else if (!isMarking(event)) link.click();
}
