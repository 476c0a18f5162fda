import { useEffect } from 'react';
import { isThere, wayBack } from '#components/internal';

/** Where what has the focus vanishes from the content, it goes to what stands nearest to its place, else to the content. */
export function useKeptFocus() {
  useEffect(() => {
    const within = document.querySelector('main');
    if (!within) return undefined;
    let last: { element: Element; goBack: () => boolean } | undefined;
    const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
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
    if (within.contains(document.activeElement)) remember({ target: document.activeElement });
    within.addEventListener('focusin', remember);
    within.addEventListener('focusout', forget);
    changes.observe(within, { childList: true, subtree: true });
    return () => {
      within.removeEventListener('focusin', remember);
      within.removeEventListener('focusout', forget);
      changes.disconnect();
    };
  }, []);
}
