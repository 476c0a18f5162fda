import { useEffect, useId, useRef } from 'react';
import { overlay } from '#components/lazily';
import type { MenuEntry } from './menu-entry.ts';

const Menu = overlay(() => import('./menu.tsx'), 'Menu');

export interface AnchoredMenuProps {
  /** The button that was pressed; it has a name of its own. */
  anchor: HTMLElement;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** A menu that is open beside a button which knows nothing of it: one menu for the buttons of a hundred rows. */
export function AnchoredMenu({ anchor, entries, onClose }: AnchoredMenuProps) {
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
      element={element}
      entries={entries}
      align="end"
      id={id}
      labelledBy={anchor.id || `${id}-button`}
      isOpen
      openedOn="first"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
