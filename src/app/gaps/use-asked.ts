import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface Asked<T> {
  ref: RefObject<T | null>;
  tabIndex?: number;
  'aria-current'?: 'location';
}

/** What makes an item the one that the address asks for: it is brought into view and has the keys, each time that it is asked for. */
export function useAsked<T extends HTMLElement>(isAsked: boolean): Asked<T> {
  const ref = useRef<T>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever follows the same link again is led there again
  useEffect(() => {
    const place = ref.current;
    if (!isAsked || !place) return;
    place.focus({ preventScroll: true });
    // What does not fit into the window is begun at its beginning, below what stays at its upper edge.
    place.style.scrollMarginTop = '4rem';
    place.scrollIntoView({ block: place.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
  }, [isAsked, key]);
  return isAsked ? { ref, tabIndex: -1, 'aria-current': 'location' } : { ref };
}
