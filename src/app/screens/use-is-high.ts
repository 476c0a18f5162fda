import { type RefObject, useEffect, useState } from 'react';

/** Whether what stands in a place would take, with its edges, about a third of the window, as buttons do whose letters are large. */
export function useIsHigh(place: RefObject<HTMLElement | null>): boolean {
  const [isHigh, setIsHigh] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    let height = 0;
    const measure = () => setIsHigh(height > window.innerHeight / 4);
    // Without its edges, which it has only where it stays in sight: else it would leave, and fit, and come back.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) height = entry.contentRect.height;
      measure();
    });
    observer.observe(current);
    // A telephone that is turned has another third.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place]);
  return isHigh;
}
