import { type RefObject, useEffect, useState } from 'react';

/** Whether a bar stays at the lower edge, over what is behind it, rather than where it belongs: it sticks with a pixel out of sight (`-bottom-px`). */
export function useIsStuck(bar: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setIsStuck] = useState(true);
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setIsStuck(last.intersectionRect.bottom < last.boundingClientRect.bottom);
      },
      { threshold: 1 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [bar]);
  return isStuck;
}
