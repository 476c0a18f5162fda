import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '#components/internal';
import { lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';
import type { DataTableProps } from './data-table-props.ts';
import { Foot } from './foot.tsx';
import type { Undrawn } from './grid-rows.ts';
import { Head } from './head.tsx';
import { restOf } from './rest-of.ts';
import { Row } from './row.tsx';
import { sortAfter } from './sort-after.ts';
import { tellWhole } from './tell-whole.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useHeldTable } from './use-held-table.ts';
import { useIsWide } from './use-is-wide.ts';
import { usePins } from './use-pins.ts';
import { useSteadyColumns } from './use-steady-columns.ts';

const VirtualRows = lazily(() => import('./virtual-rows.tsx'), 'VirtualRows', { ahead: false });

/** So many of very many rows are there before it is known which are in sight. */
const firstRows = 30;

const scrolledLook =
  'max-h-(--most,calc(100dvh-6rem)) scroll-pt-row overflow-auto print:max-h-none print:overflow-visible';

/** Records in rows, under headings that stay in sight. Where there is no room for columns, each row is a sheet of its own. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  // Held while there are no rows, too.
  const held = useHeldTable(props);
  if (props.rows.length > 0 || !props.empty) return <Table {...props} {...held} />;
  return props.busy ? <Skeleton lines={4} /> : props.empty;
}

type TableProps<Row> = DataTableProps<Row> & ReturnType<typeof useHeldTable<Row>>;

/** Of its own: what is measured and walked through is there as long as it is. */
function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSortChange, onRowMenu } = props;
  const { selection, onSelectionChange, expanded, onExpandedChange } = props;
  const group = useId();
  const isSingle = props.choice === 'one';
  const chosen = useMemo(() => new Set(selection), [selection]);
  const opened = useMemo(() => new Set(expanded), [expanded]);
  const { busy = false, density, grid = false, virtual = false, maxHeight } = props;
  const place = useRef<HTMLDivElement>(null);
  const { isWide, before, after } = useIsWide(place);
  const isScrolled = isWide || virtual || maxHeight !== undefined;
  useSteadyColumns(
    place,
    virtual ? '' : rows.map(keyOf).join(),
    columns.map(({ id, width }) => `${id} ${width}`).join(),
  );
  const isPinning = columns.some(({ pin }) => pin);
  // Whatever changes which headings there are, and how far from the edge.
  const pins = [
    isWide,
    selection !== undefined,
    onRowMenu !== undefined,
    props.detailOf !== undefined,
    ...columns.map(({ id, pin }) => `${id} ${pin}`),
  ];
  usePins(place, isPinning ? pins.join() : '');
  const undrawn = useRef<Undrawn>(undefined);
  const keys = useGridKeys(place, grid, undrawn);
  const isOpen = (row: Row) => props.isOpen?.(row) ?? true;
  const open = rows.filter(isOpen).map(keyOf);
  const chosenHere = open.filter((key) => chosen.has(key)).length;
  // Several may be chosen, and headings pressed, before the first of it is drawn.
  const told = useRef({ selection, expanded, sort });
  useLayoutEffect(() => {
    told.current = { selection, expanded, sort };
  });
  const press = useRef<{ isShift: boolean; last?: string }>({ isShift: false });
  /** With Shift, all from the row that was chosen before to this one. */
  const upTo = (keys: readonly string[]) => {
    const [from, to] = [open.indexOf(press.current.last ?? ''), open.indexOf(keys[0] ?? '')];
    return keys.length === 1 && from >= 0 && to >= 0 ? open.slice(Math.min(from, to), Math.max(from, to) + 1) : keys;
  };
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = isSingle
      ? [...keys]
      : changed(told.current.selection, press.current.isShift ? upTo(keys) : keys, isChosen);
    press.current.last = keys.length === 1 ? keys[0] : undefined;
    told.current.selection = next;
    onSelectionChange(next);
  };
  const toggle = (key: string, isExpanded: boolean) => {
    const next = changed(told.current.expanded, [key], isExpanded);
    told.current.expanded = next;
    onExpandedChange(next);
  };
  const sortBy = (column: string, isFurther: boolean) => {
    const next = sortAfter(told.current.sort, column, isFurther);
    told.current.sort = next;
    onSortChange?.(next);
  };
  // A row is drawn again for what it has alone, not for what another one has.
  const latest = useRef({ choose, toggle, onRowMenu });
  useLayoutEffect(() => {
    latest.current = { choose, toggle, onRowMenu };
  });
  const [{ onMenu, ...ofRows }] = useState(() => ({
    onChoose: (keys: readonly string[], isChosen: boolean) => latest.current.choose(keys, isChosen),
    onExpand: (key: string, isExpanded: boolean) => latest.current.toggle(key, isExpanded),
    onMenu: (row: Row, button: HTMLElement) => latest.current.onRowMenu?.(row, button),
  }));
  const { nameOf, linkOf, markOf, detailOf } = props;
  const draw = (row: Row, index: number, ref?: Ref<HTMLTableRowElement>) => {
    const key = keyOf(row);
    return (
      <Row
        key={key}
        {...{ columns, sort, linkOf, markOf, detailOf, grid }}
        {...ofRows}
        onRowMenu={onRowMenu && onMenu}
        ref={ref}
        row={row}
        rowKey={key}
        name={nameOf(row)}
        isOpen={isOpen(row)}
        index={virtual ? index : undefined}
        isPinned={isWide}
        isChoosable={selection !== undefined}
        group={isSingle ? group : undefined}
        isChosen={chosen.has(key)}
        isExpanded={opened.has(key)}
      />
    );
  };
  const table = (
    // The roles are written out because a table whose rows are drawn as sheets would lose its own.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    // biome-ignore-start lint/a11y/useAriaPropsSupportedByRole: several rows are chosen of a grid only
    <div
      ref={place}
      onPointerOver={tellWhole}
      style={{ '--most': maxHeight } as CSSProperties}
      {...(isScrolled && { role: 'group', 'aria-label': caption, tabIndex: grid ? -1 : 0 })}
      // A table wider than the page scrolls in both directions within itself, so that its headings stay in sight.
      className={cn(
        // What stays in sight of it stays below the bar of the page.
        '@container relative isolate',
        // Until a narrower place is measured the page is as wide as before.
        isScrolled ? scrolledLook : 'sm:overflow-x-clip print:overflow-visible',
        // On a phone what is wide is drawn as sheets, and the page scrolls.
        isWide && !virtual && maxHeight === undefined && 'max-sm:max-h-none max-sm:overflow-visible',
        // The rows keep their places by themselves.
        virtual && '[overflow-anchor:none]',
      )}
    >
      <table
        onClickCapture={({ shiftKey }) => {
          press.current.isShift = shiftKey;
        }}
        {...keys}
        role={grid ? 'grid' : 'table'}
        aria-busy={busy || undefined}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        aria-multiselectable={(grid && selection && !isSingle) || undefined}
        className={cn(
          'w-full border-separate border-spacing-0 text-sm max-sm:block print:text-xs',
          // Paper scrolls nowhere: whatever there is has to have room on it.
          isWide && 'print:wrap-anywhere',
          virtual && 'table-fixed print:table-auto',
          busy && 'animate-pulse border-t-2 border-accent',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <Head
          {...props}
          isWide={isWide}
          isScrolled={isScrolled}
          open={open}
          chosen={chosenHere}
          onChoose={choose}
          onSortBy={onSortChange && sortBy}
        />
        <tbody role="rowgroup" className="max-sm:flex max-sm:flex-col">
          {virtual ? (
            <Suspense fallback={rows.slice(0, firstRows).map((row, index) => draw(row, index))}>
              <VirtualRows
                undrawn={undrawn}
                count={rows.length}
                expanded={opened}
                keyOf={(index) => keyOf(rows[index] as Row)}
                draw={(index, ref) => draw(rows[index] as Row, index, ref)}
              />
            </Suspense>
          ) : (
            rows.map((row, index) => draw(row, index))
          )}
        </tbody>
        <Foot {...props} isWide={isWide} />
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
    // biome-ignore-end lint/a11y/useAriaPropsSupportedByRole: several rows are chosen of a grid only
  );
  return (
    <div {...restOf(props)} data-density={density} className={cn('relative', props.className)}>
      {table}
      {before && !isPinning && <Beyond className="start-0 ltr:bg-linear-to-r rtl:bg-linear-to-l" />}
      {after && (
        <Beyond
          className={cn(onRowMenu ? 'end-10' : 'end-0', 'border-e border-line ltr:bg-linear-to-l rtl:bg-linear-to-r')}
        />
      )}
    </div>
  );
}

function changed(before: readonly string[] = [], keys: readonly string[], isIn: boolean): string[] {
  const next = new Set(before);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return [...next];
}

/** An edge behind which more lies. */
function Beyond({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      data-beyond
      className={cn(
        'pointer-events-none absolute inset-y-0 z-30 w-3 from-edge/20 to-transparent max-sm:hidden print:hidden',
        className,
      )}
    />
  );
}
