import { useEffect, useRef } from 'react';
import { rootOf } from './active-in.ts';
import { isComposing } from './is-composing.ts';

/** What is laid over the page, so that a press outside closes it only where nothing else is open above it. */
export function useLayer() {
  const ref = useRef<HTMLDivElement>(null);
  const wasBelow = useRef(false);
  useEffect(() => {
    // Radix asks at the end of a press: what was above is gone by then.
    const hear = () => {
      wasBelow.current = isBelow(ref.current);
    };
    document.addEventListener('pointerdown', hear, true);
    return () => document.removeEventListener('pointerdown', hear, true);
  }, []);
  return {
    ref,
    onPointerDownOutside: (event: Event) => wasBelow.current && event.preventDefault(),
    onEscapeKeyDown: takesEscape,
  };
}

/** What has words of its own to take back, or an input method's, takes them back first: what is laid over the page stays. */
export function takesEscape(event: KeyboardEvent) {
  // Of what lies in a shadow root, the page names the host alone.
  const [at] = event.composedPath();
  if (isComposing(event) || (at instanceof Element && at.closest('[data-takes-escape]'))) event.preventDefault();
}

/** Whether something is open above an element: a menu, a list or a popover inside of a dialog. */
function isBelow(element: Element | null): boolean {
  if (!element) return false;
  const open = rootOf(element).querySelectorAll('[data-radix-popper-content-wrapper] > [data-state=open]:not(.hidden)');
  return [...open].some(
    (layer) => !layer.contains(element) && element.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
