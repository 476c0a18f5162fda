import { type RefObject, useEffect } from 'react';

/** As far from an edge a row is faint, in pixels. */
const faint = 32;

/**
 * A row that is wider than its place says on which side more lies (`data-beyond`), and has what is chosen in sight, whatever
 * room there is: it scrolls to that, and the page does not.
 */
export function useRowInSight(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const measure = () => {
      // From right to left it is counted from the other end, below nothing.
      const rest = current.scrollWidth - current.clientWidth;
      const gone = getComputedStyle(current).direction === 'rtl' ? rest + current.scrollLeft : current.scrollLeft;
      const sides = [gone > 1 && 'left', rest - gone > 1 && 'right'].filter(Boolean).join(' ');
      if (sides) current.dataset.beyond = sides;
      else delete current.dataset.beyond;
    };
    const bring = () => {
      const chosen = current.querySelector('[data-state=active]')?.getBoundingClientRect();
      const place = current.getBoundingClientRect();
      if (chosen && chosen.right + faint > place.right) current.scrollLeft += chosen.right + faint - place.right;
      else if (chosen && chosen.left - faint < place.left) current.scrollLeft -= place.left - chosen.left + faint;
      measure();
    };
    const observer = new ResizeObserver(bring);
    for (const one of [current, ...current.children]) observer.observe(one);
    // Chosen from outside, or new.
    const changed = new MutationObserver(bring);
    changed.observe(current, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      changed.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [row]);
}
