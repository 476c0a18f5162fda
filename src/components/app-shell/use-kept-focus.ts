import { type RefObject, useEffect } from 'react';
import { rootOf } from '#components/internal';
import { ahead } from '#components/lazily';

const loadKeeping = () => import('./keep-focus.ts');
ahead(loadKeeping);

/** Keeps the focus from being lost in an app. What that takes is loaded once something has it. @param place something in the app */
export function useKeptFocus(place: RefObject<Element | null>) {
  useEffect(() => {
    if (!place.current) return undefined;
    const root = rootOf(place.current);
    let stop: (() => void) | undefined;
    let isHere = true;
    const begin = () =>
      void loadKeeping().then(
        ({ keepFocus }) => {
          if (isHere) stop = keepFocus(root);
        },
        () => undefined,
      );
    root.addEventListener('focusin', begin, { once: true });
    return () => {
      isHere = false;
      root.removeEventListener('focusin', begin);
      stop?.();
    };
  }, [place]);
}
