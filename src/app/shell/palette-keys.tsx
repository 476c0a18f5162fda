import { useTools } from '#app/messages/tools';
import { useShortcuts } from '#app/shortcuts';
import { paletteKey } from './palette-key.ts';

/** Names the key of the palette among all others. */
export function PaletteKeys() {
  const { palette, shortcuts } = useTools();
  useShortcuts(palette.everywhere, [
    { key: paletteKey, label: palette.title },
    { key: '?', label: shortcuts.title },
  ]);
  return null;
}
