import { overlay } from '#components/lazily';
import type { OpenedMenuProps } from './menu-sheet.tsx';

const MenuSheet = overlay(() => import('./menu-sheet.tsx'), 'MenuSheet');

/** A menu, whatever opens it otherwise than a button: for a `ContextMenu` and its like. */
export function OpenedMenu(props: OpenedMenuProps) {
  return <MenuSheet {...props} />;
}
