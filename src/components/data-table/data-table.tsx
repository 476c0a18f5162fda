import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn, type densities } from '#components/internal';
import { lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';
import type { Column } from './column.ts';
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

export type { Column } from './column.ts';

/** Told the width that a column was given, in pixels; undefined where it is as wide as its content again. */
export type Resizing = (column: string, width: number | undefined) => void;

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is listed; read out, not shown. */
  caption: string;
  /** From first to last; the first names the row. */
  columns: readonly Column<Row>[];
  /** What is listed, in the order that it is shown in. */
  rows: readonly Row[];
  /** What tells a row from all others, on every page. */
  keyOf: (row: Row) => string;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** A link to the row without a look and without content; the first cell becomes its content. */
  linkOf?: (row: Row, content: ReactNode) => ReactElement;
  /** The columns that rows are sorted by, the first one first; `-` before one that descends. */
  sort?: readonly string[];
  /** The order it begins with where nobody holds `sort`; columns that `compare` then order the rows. */
  defaultSort?: readonly string[];
  /** What a key is called that rows are sorted by although it is no column. */
  sortNameOf?: (key: string) => string;
  /** Told the order after each change. With Shift, or Ctrl, a heading is a further key. */
  onSortChange?: (sort: readonly string[]) => void;
  /** Told which column was given which width; columns cannot be drawn wider where absent. */
  onResize?: Resizing;
  /** Keys of the chosen rows. Where this and `defaultSelection` are absent, rows are not chosen. */
  selection?: readonly string[];
  /** What is chosen to begin with where nobody holds `selection`. */
  defaultSelection?: readonly string[];
  /** `one`: a row takes the place of the one that was chosen. Several can be where absent. */
  choice?: 'one' | 'several';
  /** Told the keys of all rows that are chosen after each change. */
  onSelectionChange?: (selection: readonly string[]) => void;
  /** Whether something can be done with a row: only then it leads on, is chosen, and has a menu. All can where absent. */
  isOpen?: (row: Row) => boolean;
  /** Beside what the first cell shows: what is special about the row. */
  markOf?: (row: Row) => ReactNode;
  /** What can be done with one row: its button was pressed. */
  onRowMenu?: (row: Row, button: HTMLElement) => void;
  /** What a row opens below itself: it then has a button for that. Undefined where there is nothing. */
  detailOf?: (row: Row) => ReactNode;
  /** Keys of the rows that are opened. */
  expanded?: readonly string[];
  /** Keys of the rows that are opened to begin with where nobody holds `expanded`. */
  defaultExpanded?: readonly string[];
  /** Told the keys of all rows that are opened after each change. */
  onExpandedChange?: (expanded: readonly string[]) => void;
  /** As what is around it where absent. */
  density?: keyof typeof densities;
  /** Walked through cell by cell, with the arrow keys: one stop of Tab. For tables that are worked in. */
  grid?: boolean;
  /** Draws only the rows in sight, of thousands. Columns are then as wide as they say, or all alike. */
  virtual?: boolean;
  /** On a phone, too, headings sort and all rows can be chosen above them. `false` where the page has another way to. */
  headOnPhone?: boolean;
  /** In place of rows where there are none. */
  empty?: ReactNode;
  /** Rows are on their way: these are the earlier ones. Where there are none yet, their place is held in place of `empty`. */
  busy?: boolean;
}

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
  const { busy = false, density, grid = false, virtual = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const { isWide, before, after } = useIsWide(place);
  const isScrolled = isWide || virtual;
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
  const open = rows.filter((row) => props.isOpen?.(row) ?? true).map(keyOf);
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
  const latest = useRef({ choose, toggle });
  useLayoutEffect(() => {
    latest.current = { choose, toggle };
  });
  const [ofRows] = useState(() => ({
    onChoose: (keys: readonly string[], isChosen: boolean) => latest.current.choose(keys, isChosen),
    onExpand: (key: string, isExpanded: boolean) => latest.current.toggle(key, isExpanded),
  }));
  const { nameOf, linkOf, isOpen, markOf, detailOf } = props;
  const draw = (row: Row, index: number, ref?: Ref<HTMLTableRowElement>) => {
    const key = keyOf(row);
    return (
      <Row
        key={key}
        {...{ columns, sort, keyOf, nameOf, linkOf, onRowMenu, isOpen, markOf, detailOf, grid }}
        {...ofRows}
        ref={ref}
        row={row}
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
      {...(isScrolled && { role: 'group', 'aria-label': caption, tabIndex: grid ? -1 : 0 })}
      // A table wider than the page scrolls in both directions within itself, so that its headings stay in sight.
      className={cn(
        // What stays in sight of it stays below the bar of the page.
        '@container relative isolate',
        isWide
          ? 'sm:max-h-[calc(100dvh-6rem)] sm:scroll-pt-row sm:overflow-auto print:max-h-none print:overflow-visible'
          : // Until a narrower place is measured the page is as wide as before.
            'sm:overflow-x-clip print:overflow-visible',
        // The rows keep their places by themselves.
        virtual && 'max-h-[calc(100dvh-6rem)] scroll-pt-row overflow-auto [overflow-anchor:none]',
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
