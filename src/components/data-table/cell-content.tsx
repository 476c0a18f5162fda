import { Slot } from 'radix-ui';
import { Suspense } from 'react';
import { cn } from '#components/internal';
import { lazily } from '#components/lazily';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';

const Edited = lazily(() => import('./edited.tsx'), 'Edited', { ahead: false });

interface CellContentProps<Record> extends Pick<DataTableProps<Record>, 'linkOf'> {
  row: Record;
  column: Column<Record>;
  /** What the row is called. */
  name: string;
  isFirst: boolean;
  isEditable: boolean;
  /** A mark stands beside it. */
  isMarked: boolean;
}

/** What a cell shows: the way to its row, what is edited where it stands, or what is cut off where it has no room. */
export function CellContent<Record>(props: CellContentProps<Record>) {
  const { row, column, name, linkOf, isFirst, isEditable, isMarked } = props;
  if (isFirst && linkOf)
    return (
      <Slot.Root
        data-leads
        className="rounded-control text-ink sm:inline-block sm:max-w-96 sm:overflow-x-clip sm:align-baseline sm:text-ellipsis print:max-w-none print:overflow-visible max-sm:wrap-anywhere no-underline before:pointer-events-none before:absolute before:inset-0 before:z-15 group-hover:text-accent group-hover:underline focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
      >
        {linkOf(row, column.cell(row))}
      </Slot.Root>
    );
  return (
    <span
      style={column.width ? { maxWidth: column.width - 24 } : undefined}
      className={cn(
        'block min-w-0 truncate has-[form]:overflow-visible print:max-w-none print:overflow-visible [&_svg]:inline-block [&_svg]:align-[-0.2em]',
        // Words that run the other way than the page are cut at their own end.
        '[&>bdi]:inline-block [&>bdi]:max-w-full [&>bdi]:truncate [&>bdi]:align-bottom print:[&_bdi]:whitespace-normal! print:[&>bdi]:inline',
        !isFirst && 'print:whitespace-normal',
        isFirst && isMarked && 'sm:inline-block sm:overflow-clip',
        // A sheet of a phone has the height, and no columns.
        'max-sm:whitespace-normal max-sm:wrap-anywhere max-sm:[&>bdi]:inline max-sm:[&>bdi]:whitespace-normal max-sm:max-w-full!',
        column.align === 'end' && 'sm:ms-auto sm:rtl:me-auto sm:rtl:ms-0',
      )}
    >
      {isEditable ? (
        <Suspense fallback={column.cell(row)}>
          <Edited
            heading={column.heading}
            name={name}
            editor={(done) => column.editor?.(row, done)}
            onEdit={(answers) => column.onEdit?.(row, answers)}
          >
            {column.cell(row)}
          </Edited>
        </Suspense>
      ) : (
        column.cell(row)
      )}
    </span>
  );
}
