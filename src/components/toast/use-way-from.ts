import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { wayBack } from '#components/internal';

/**
 * Once the last message is gone, and the focus with it, it goes to where it was before somebody came to them.
 * @param region all that they stand in, with what Radix has on each side of them to come by
 */
export function useWayFrom(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const goBack = useRef<() => boolean>(undefined);
  useEffect(() => {
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
      const [isFrom, isTo] = [target, relatedTarget].map((one) => region.current?.contains(one));
      if (isTo && !isFrom) goBack.current = wayBack(target);
    };
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, [region]);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!isEmpty || !(active instanceof HTMLElement) || !region.current?.contains(active)) return;
    active.blur();
    goBack.current?.();
  }, [isEmpty, region]);
}
