import { type RefObject, useEffect } from 'react';

/** Marks a row with `data-rows` as long as it has no room for all that is in it and takes more than one. */
export function useRows(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: group } = place;
    if (!group) return undefined;
    const observer = new ResizeObserver(() => {
      const [first, last] = [group.firstElementChild, group.lastElementChild].map((one) =>
        one?.getBoundingClientRect(),
      );
      group.toggleAttribute('data-rows', first !== undefined && last !== undefined && last.top >= first.bottom);
    });
    observer.observe(group);
    return () => observer.disconnect();
  }, [place]);
}
