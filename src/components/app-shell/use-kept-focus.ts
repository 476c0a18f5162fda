import { useEffect } from 'react';
import { isThere, wayBack } from '#components/internal';

/** Where what has the focus vanishes from the content, or from what is opened over it, it goes to what stands nearest to its place there, else to all of it. */
export function useKeptFocus() {
  useEffect(() => {
    let last: { element: Element; within: HTMLElement; goBack: () => boolean } | undefined;
    const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
      const within = target instanceof Element && target.closest<HTMLElement>('[role$=dialog], main');
      last = within ? { element: target, within, goBack: wayBack(target, within) } : undefined;
    };
    // Told before it is gone, where it goes: only then is to be seen whether somebody just pressed beside it.
    const forget = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => {
        if (last?.element === target && isThere(last.element)) last = undefined;
      });
    const changes = new MutationObserver(() => {
      if (!last || document.activeElement !== document.body || isThere(last.element)) return;
      // What is closed knows itself where the focus was before.
      if (!last.within.isConnected) return;
      if (!last.goBack()) last.within.focus({ preventScroll: true });
    });
    if (document.activeElement) remember({ target: document.activeElement });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      changes.disconnect();
    };
  }, []);
}
