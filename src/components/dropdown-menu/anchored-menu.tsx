import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { overlay } from '#components/lazily';
import type { MenuEntry } from './menu-entry.ts';

const Menu = overlay(() => import('./menu.tsx'), 'Menu');

export interface AnchoredMenuProps extends ComponentProps<'div'> {
  /** The button that was pressed; it has a name of its own. */
  anchor: HTMLElement;
  /** What it offers, or `MenuItem` and the other parts as children, where more than that is put together. */
  entries?: readonly MenuEntry[];
  /** Told that it is over: something was chosen, or it was left. */
  onClose: () => void;
}

/** A menu that is open beside a button which knows nothing of it: one menu for the buttons of a hundred rows. A class, a ref and all else are for the menu. */
export function AnchoredMenu({ anchor, onClose, ...rest }: AnchoredMenuProps) {
  const element = useRef<HTMLElement>(anchor);
  const id = useId();
  useEffect(() => {
    const had = anchor.id;
    anchor.id = had || `${id}-button`;
    anchor.setAttribute('aria-expanded', 'true');
    return () => {
      anchor.removeAttribute('aria-expanded');
      if (!had) anchor.removeAttribute('id');
    };
  }, [anchor, id]);
  return (
    <Menu
      id={id}
      {...rest}
      element={element}
      align="end"
      labelledBy={anchor.id || `${id}-button`}
      open
      openedOn="first"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
