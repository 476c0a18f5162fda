import { useSyncExternalStore } from 'react';
import { useSession } from '#app/data';
import { useTools } from '#app/messages/tools';
import { useShortcuts } from '#app/shortcuts';
import { canUndo, onLastUndo, useUndoLast } from '#app/undo';
import { paletteKey } from './palette-key.ts';

/** Names the key of the palette among all others. */
export function PaletteKeys() {
  const { palette, shortcuts } = useTools();
  const { known } = useSession();
  const undoLast = useUndoLast();
  const hasWayBack = useSyncExternalStore(onLastUndo, () => canUndo(known));
  useShortcuts(palette.everywhere, [
    { key: paletteKey, label: palette.title },
    {
      key: 'z',
      label: shortcuts.undo,
      // The palette offers it where there is something to take back; its key says that there is nothing.
      isKeyOnly: !hasWayBack,
      run: undoLast,
    },
    { key: 'F8', label: shortcuts.messages },
    { key: '?', label: shortcuts.title },
  ]);
  return null;
}
