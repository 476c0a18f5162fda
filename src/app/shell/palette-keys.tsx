import { useSyncExternalStore } from 'react';
import { useSession } from '#app/data';
import { useTools } from '#app/messages/tools';
import { useShortcuts } from '#app/shortcuts';
import { canUndo, onLastUndo, undoLast } from '#app/undo';
import { useToast } from '#components/toast';
import { paletteKey } from './palette-key.ts';

/** Names the key of the palette among all others. */
export function PaletteKeys() {
  const { palette, shortcuts } = useTools();
  const { known } = useSession();
  const tell = useToast();
  const hasWayBack = useSyncExternalStore(onLastUndo, () => canUndo(known));
  useShortcuts(palette.everywhere, [
    { key: paletteKey, label: palette.title },
    {
      key: 'z',
      label: shortcuts.undo,
      // The palette offers it where there is something to take back; its key says that there is nothing.
      isKeyOnly: !hasWayBack,
      run: () => void (undoLast(known) || tell({ title: shortcuts.nothingToUndo, tone: 'info' })),
    },
    { key: 'F8', label: shortcuts.messages },
    { key: '?', label: shortcuts.title },
  ]);
  return null;
}
