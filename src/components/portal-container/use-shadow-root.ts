import { useEffect } from 'react';

/** Where Radix is drawn in, and asks what has the focus. */
const roots: ShadowRoot[] = [];

/**
 * Does in a shadow root what Radix does only on a page (radix-ui/primitives#3674). It asks the document what has the focus, in
 * menus, lists, dialogs and wherever arrow keys go on; and that names no more than the host. While the focus is in there, the
 * document names what has it. What lies in a dialog scrolls: Radix holds back all that it cannot see to be in one.
 */
export function useShadowRoot(within: HTMLElement | null | undefined) {
  useEffect(() => {
    const root = within?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    roots.push(root);
    if (roots.length === 1) Object.defineProperty(document, 'activeElement', { configurable: true, get: active });
    for (const move of moves) root.addEventListener(move, scroll);
    return () => {
      for (const move of moves) root.removeEventListener(move, scroll);
      roots.splice(roots.indexOf(root), 1);
      if (roots.length === 0) Reflect.deleteProperty(document, 'activeElement');
    };
  }, [within]);
}

const moves = ['wheel', 'touchmove'] as const;

function scroll(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')) event.stopPropagation();
}

function active(): Element | null {
  const known: Element | null = Reflect.get(Document.prototype, 'activeElement', document);
  return roots.find(({ host }) => host === known)?.activeElement ?? known;
}
