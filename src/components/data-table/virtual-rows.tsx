import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactElement, type Ref, type RefObject, useEffect } from 'react';
import { activeIn } from '#components/internal';

interface VirtualRowsProps {
  place: RefObject<HTMLElement | null>;
  count: number;
  /** What is opened: as high as its row and what is below it. */
  expanded: ReadonlySet<string>;
  keyOf: (index: number) => string;
  /** A row, and what is below it. */
  draw: (index: number, ref: Ref<HTMLTableRowElement>) => ReactElement;
}

/** Of many rows those that are in sight, and that which has the focus: it is not lost when it is scrolled away. */
export function VirtualRows({ place, count, expanded, keyOf, draw }: VirtualRowsProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => place.current,
    getItemKey: keyOf,
    estimateSize: () => 41,
    overscan: 10,
    // Until it is measured, and on a server, where nothing is.
    initialRect: { width: 0, height: 800 },
    measureElement: (row) =>
      heightOf(row) + heightOf(row.nextElementSibling?.matches('[data-detail]') && row.nextElementSibling),
    rangeExtractor: (range) => {
      const active = place.current && activeIn(place.current);
      const row = place.current?.contains(active) && active?.closest<HTMLElement>('tr[data-index]');
      const at = row ? Number(row.dataset.index) : range.count;
      // Of fewer rows than there were it may be none.
      const focused = at < range.count ? [at] : [];
      return [...new Set([...focused, ...defaultRangeExtractor(range)])].sort((one, other) => one - other);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened changes heights, and is not looked at
  useEffect(() => {
    for (const row of place.current?.querySelectorAll<HTMLTableRowElement>('tr[data-index]') ?? [])
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
      <Space height={virtual.getTotalSize() - drawnTo} />
    </>
  );
}

const heightOf = (row: Element | false | null | undefined) => (row ? row.getBoundingClientRect().height : 0);

/** As much room as rows take that are not drawn. */
function Space({ height }: { height: number }) {
  return <tr aria-hidden className="max-sm:block" style={{ height }} />;
}
