import { type RefObject, useEffect, useState } from 'react';

/** Whether what stands in a place is wider than the place. */
export function useIsWide(place: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      setIsWide((current.firstElementChild?.scrollWidth ?? 0) > current.clientWidth + 1),
    );
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [place]);
  return isWide;
}
