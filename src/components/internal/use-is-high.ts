import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a bar that stays in sight would take, with its edges, about a third of the window, as buttons do whose letters
 * are large: then it stands where it belongs, and what is read has the room. So it does in a window lower than `room`,
 * in rem as the letters are: of few large lines even one row takes too many.
 */
export function useIsHigh(place: RefObject<HTMLElement | null>, room = 0): boolean {
  const [isHigh, setIsHigh] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    // Without its edges, which it has only where it stays in sight: else it would leave, and fit, and come back.
    let height = 0;
    const judge = () => {
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setIsHigh(height > window.innerHeight / 4 || window.innerHeight < room * letters);
    };
    const observer = new ResizeObserver(([entry]) => {
      height = entry?.contentRect.height ?? 0;
      judge();
    });
    observer.observe(current);
    // A telephone that is turned has another third.
    window.addEventListener('resize', judge);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', judge);
    };
  }, [place, room]);
  return isHigh;
}
