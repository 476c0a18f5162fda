import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Other rows find the columns as wide as they were, as long as they have room in them: eyes need not follow from page to page.
 * @param rows which there are, in a word; empty where there are none
 * @param layout which columns there are: others are laid out anew
 */
export function useSteadyColumns(place: RefObject<HTMLElement | null>, rows: string, layout: string) {
  const shares = useRef(new Map<Element, number>());
  const shown = useRef({ rows, layout });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other headings
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        // As it is laid out, however small it may be drawn.
        const all = target.closest('table')?.offsetWidth;
        if (all) shares.current.set(target, ((borderBoxSize[0]?.inlineSize ?? 0) / all) * 100);
      }
    });
    for (const heading of headingsIn(place)) observer.observe(heading);
    return () => {
      observer.disconnect();
      shares.current.clear();
    };
  }, [place, layout]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { rows, layout };
    if (before.rows === rows && before.layout === layout) return;
    for (const heading of headingsIn(place)) {
      const share = before.rows !== '' && before.layout === layout && shares.current.get(heading);
      heading.style.width = share ? `${share}%` : '';
    }
  }, [place, rows, layout]);
}

function headingsIn(place: RefObject<HTMLElement | null>) {
  return place.current?.querySelectorAll<HTMLElement>('thead th[data-column]') ?? [];
}
