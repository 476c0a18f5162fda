import { type RefCallback, useCallback, useState } from 'react';
import { keepClear, rootOf } from '#components/internal';
import { liftOver } from './lift.ts';

const [marked] = Object.keys(keepClear);

/** How far from the lower edge messages stand, followed while the page moves under them; and what measures them. */
export function useLift(): [measure: RefCallback<HTMLElement>, lift: number] {
  const [lift, setLift] = useState(0);
  const measure = useCallback((messages: HTMLElement | null) => {
    if (!messages) return undefined;
    // The page sees nothing of what is in a shadow root.
    const roots = [...new Set([document, rootOf(messages)])];
    let asked = 0;
    const look = () => {
      asked = 0;
      const kept = roots
        .flatMap((root) => [...root.querySelectorAll(`[${marked}]`)])
        .map((element) => element.getBoundingClientRect());
      setLift(liftOver(messages.getBoundingClientRect(), kept, innerHeight));
    };
    const lookSoon = () => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(messages);
    sizes.observe(document.body);
    const pages = new MutationObserver(lookSoon);
    for (const root of roots) pages.observe(root, { childList: true, subtree: true });
    addEventListener('scroll', lookSoon, { capture: true, passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      pages.disconnect();
      removeEventListener('scroll', lookSoon, { capture: true });
      removeEventListener('resize', lookSoon);
    };
  }, []);
  return [measure, lift];
}
