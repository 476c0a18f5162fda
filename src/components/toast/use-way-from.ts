import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { wayBack } from '#components/internal';

/**
 * Once the last message is gone, and the focus with it, it goes to where it was before somebody came to them.
 * @param region all that they stand in, with what Radix has on each side of them to come by
 */
export function useWayFrom(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const goBack = useRef<() => boolean>(undefined);
  useEffect(() => {
    const place = region.current;
    const come = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !place?.contains(relatedTarget)) goBack.current = wayBack(relatedTarget);
    };
    place?.addEventListener('focusin', come);
    return () => place?.removeEventListener('focusin', come);
  }, [region]);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!isEmpty || !(active instanceof HTMLElement) || !region.current?.contains(active)) return;
    active.blur();
    goBack.current?.();
  }, [isEmpty, region]);
}
