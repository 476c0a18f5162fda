import { useEffect, useEffectEvent } from 'react';
import { isPaletteKey, withCommand } from '#app/shortcuts';

/** What opens the palette, as keyboards write it. */
export const paletteKey = withCommand('K');

/** Opens the palette from anywhere, also while somebody types. */
export function usePaletteKey(open: () => void) {
  const run = useEffectEvent(open);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
