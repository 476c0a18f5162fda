import { type RefObject, useEffect, useState } from 'react';

const fits = { isWide: false, before: false, after: false };

/** Whether what stands in a place is wider than the place, and whether some of it lies out of sight before it, or after it. */
export function useIsWide(place: RefObject<HTMLElement | null>): typeof fits {
  const [room, setRoom] = useState(fits);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const measure = () => {
      const rest = (current.firstElementChild?.scrollWidth ?? 0) - current.clientWidth;
      // Counted from where the text begins: from right to left it is less than nothing.
      const gone = Math.abs(current.scrollLeft);
      const next = { isWide: rest > 1, before: rest > 1 && gone > 1, after: rest > 1 && gone < rest - 1 };
      setRoom((known) =>
        known.isWide === next.isWide && known.before === next.before && known.after === next.after ? known : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [place]);
  return room;
}
