import {
  defaultRangeExtractor,
  observeElementOffset,
  observeElementRect,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { Fragment, type ReactElement, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { activeIn } from '#components/internal';
import type { Undrawn } from './grid-rows.ts';

/** The height of a row until it is measured, in pixels. */
const usual = 41;

interface VirtualRowsProps {
  undrawn: Ref<Undrawn | undefined>;
  count: number;
  /** What is opened: as high as its row and what is below it. */
  expanded: ReadonlySet<string>;
  keyOf: (index: number) => string;
  /** A row, and what is below it. */
  draw: (index: number, ref: Ref<HTMLTableRowElement>) => ReactElement;
}

/** Of many rows those that are in sight, and that which has the focus: it is not lost when it is scrolled away. */
export function VirtualRows({ undrawn, count, expanded, keyOf, draw }: VirtualRowsProps) {
  const end = useRef<HTMLTableRowElement>(null);
  // Not by a ref of whoever is around: it is set only after what lies within has looked for it.
  const place = () => end.current?.closest('table')?.parentElement ?? null;
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: place,
    getItemKey: keyOf,
    estimateSize: () => usual,
    overscan: 10,
    // Until it is measured, and on a server, where nothing is.
    initialRect: { width: 0, height: 800 },
    // What is hidden has no height: as many rows as there are would fit into it, and none into its place.
    measureElement: (row, _, { itemSizeCache }) =>
      heightOf(row) + heightOf(row.nextElementSibling?.matches('[data-detail]') && row.nextElementSibling) ||
      (itemSizeCache.get(keyOf(Number(row.dataset.index))) ?? usual),
    observeElementRect: (instance, tell) => observeElementRect(instance, (rect) => rect.height > 0 && tell(rect)),
    // Nor is it scrolled: what it was comes back with it.
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset, isScrolling) =>
        tell(instance.scrollElement?.clientHeight ? offset : (instance.scrollOffset ?? 0), isScrolling),
      ),
    rangeExtractor: (range) => {
      const around = place();
      const active = around && activeIn(around);
      const row = around?.contains(active) && active?.closest<HTMLElement>('tr[data-index]');
      const at = row ? Number(row.dataset.index) : range.count;
      // Of fewer rows than there were it may be none.
      const focused = at < range.count ? [at] : [];
      return [...new Set([...focused, ...defaultRangeExtractor(range)])].sort((one, other) => one - other);
    },
  });
  useImperativeHandle(undrawn, () => ({ count, reach: (index) => virtual.scrollToIndex(index) }), [count, virtual]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened changes heights, and is not looked at
  useEffect(() => {
    for (const row of place()?.querySelectorAll<HTMLTableRowElement>('tr[data-index]') ?? [])
      virtual.measureElement(row);
  }, [expanded]);
  const items = virtual.getVirtualItems();
  let drawnTo = 0;
  return (
    <>
      {items.map(({ key, index, start, end }) => {
        const gap = start - drawnTo;
        drawnTo = end;
        return (
          <Fragment key={String(key)}>
            {gap > 0 && <Space height={gap} />}
            {draw(index, virtual.measureElement)}
          </Fragment>
        );
      })}
      <Space ref={end} height={virtual.getTotalSize() - drawnTo} />
    </>
  );
}

const heightOf = (row: Element | false | null | undefined) => (row ? row.getBoundingClientRect().height : 0);

/** As much room as rows take that are not drawn. */
function Space({ height, ref }: { height: number; ref?: Ref<HTMLTableRowElement> }) {
  return <tr ref={ref} aria-hidden className="max-sm:block" style={{ height }} />;
}
