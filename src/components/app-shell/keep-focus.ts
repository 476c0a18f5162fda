import { isThere, wayBack } from '#components/internal';

/**
 * Where what has the focus vanishes from the content, or from what is opened over it, it goes to what stands nearest to its place there, else to all of it.
 * @param root what the app lies in: what happens in a shadow root is not told to the page
 * @returns ends it
 */
export function keepFocus(root: Document | ShadowRoot): () => void {
  let last: { element: Element; within: HTMLElement; goBack: () => boolean } | undefined;
  const remember = ({ target }: Pick<Event, 'target'>) => {
    const within = target instanceof Element && target.closest<HTMLElement>('[role$=dialog], main');
    last = within ? { element: target, within, goBack: wayBack(target, within) } : undefined;
  };
  // Told before it is gone, where it goes: only then is to be seen whether somebody just pressed beside it.
  const forget = ({ target }: Pick<Event, 'target'>) =>
    requestAnimationFrame(() => {
      if (last?.element === target && isThere(last.element)) last = undefined;
    });
  const changes = new MutationObserver(() => {
    if (!last || (root.activeElement ?? document.body) !== document.body || isThere(last.element)) return;
    // What is closed knows itself where the focus was before.
    if (!last.within.isConnected) return;
    if (!last.goBack()) last.within.focus({ preventScroll: true });
  });
  if (root.activeElement) remember({ target: root.activeElement });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
    changes.disconnect();
  };
}
