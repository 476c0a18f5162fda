import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import type { Grid } from './grid.ts';
import type { Undrawn } from './grid-rows.ts';

/**
 * A table that is walked through cell by cell, as the grid of the ARIA practices. What that takes is loaded for a grid only;
 * until then, or where it does not come, each thing to press is a stop of its own.
 * @param place what the table stands in
 * @param undrawn which of its rows are not drawn; all are where absent
 * @returns what the table is told: after what lies in it, which may have used a key already
 */
export function useGridKeys(
  place: RefObject<HTMLElement | null>,
  isGrid: boolean,
  undrawn?: RefObject<Undrawn | undefined>,
): Pick<ComponentProps<'table'>, 'onKeyDown' | 'onFocus'> {
  const grid = useRef<Grid>(undefined);
  useEffect(() => {
    if (!isGrid) return undefined;
    let isHere = true;
    const begin = ({ gridOf }: typeof import('./grid.ts')) => {
      const table = isHere && place.current?.querySelector('table');
      if (table) grid.current = gridOf(table, () => undrawn?.current);
    };
    import('./grid.ts').then(begin, () => undefined);
    return () => {
      isHere = false;
      grid.current?.leave();
      grid.current = undefined;
    };
  }, [place, isGrid, undrawn]);
  if (!isGrid) return {};
  return {
    onKeyDown: (event) => grid.current?.walk(event),
    onFocus: ({ target }) => grid.current?.come(target),
  };
}
