import { type RefObject, useEffect } from 'react';
import { isThere, wayBack } from './way-back.ts';

/** Where what has the focus vanishes, it goes to what stands nearest to its place, else to the place itself. */
export function useKeptFocus(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const within = place.current;
    if (!within) return undefined;
    let last: { element: Element; goBack: () => boolean } | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? { element: target, goBack: wayBack(target, within) } : undefined;
    };
    // Told before it is gone, where it goes: only then is to be seen whether somebody just pressed beside it.
    const forget = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => {
        if (last?.element === target && isThere(last.element)) last = undefined;
      });
    const changes = new MutationObserver(() => {
      if (!last || document.activeElement !== document.body || isThere(last.element)) return;
      if (!last.goBack()) within.focus({ preventScroll: true });
    });
    within.addEventListener('focusin', remember);
    within.addEventListener('focusout', forget);
    changes.observe(within, { childList: true, subtree: true });
    return () => {
      within.removeEventListener('focusin', remember);
      within.removeEventListener('focusout', forget);
      changes.disconnect();
    };
  }, [place]);
}
