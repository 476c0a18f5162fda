import { type RefObject, useEffect } from 'react';

/** Marks a row with `data-crowded` as long as something in it lies over what stands beside it. */
export function useCrowded(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: place } = row;
    if (!place) return undefined;
    const observer = new ResizeObserver(() => {
      const boxes = [...place.children].map((one) => one.getBoundingClientRect());
      boxes.sort((one, other) => one.left - other.left);
      const isCrowded = boxes.some(({ left }, index) => index > 0 && left < (boxes[index - 1]?.right ?? left));
      place.toggleAttribute('data-crowded', isCrowded);
    });
    observer.observe(place);
    for (const one of place.children) observer.observe(one);
    return () => observer.disconnect();
  });
}
