import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import type { buttonSizes } from '#components/button';
import { IconButton } from '#components/icon-button';
import { cn, keepClear, useHeld } from '#components/internal';
import { lazily } from '#components/lazily';
import { useStrings } from '#components/locale';

const PageNumbers = lazily(() => import('./page-numbers.tsx'), 'PageNumbers', { ahead: false });
const PageSize = lazily(() => import('./page-size.tsx'), 'PageSize', { ahead: false });

export interface PaginationProps extends ComponentProps<'nav'> {
  /** `sm` beneath a table, where absent; larger where it stands alone. */
  size?: keyof typeof buttonSizes;
  /** The page that is shown, from 1, where that is held outside. */
  page?: number;
  /** Where it begins where nobody holds `page`; the first where absent. */
  defaultPage?: number;
  /** How many a page has, where that is held outside. */
  pageSize?: number;
  /** How many a page has to begin with where nobody holds `pageSize`. */
  defaultPageSize?: number;
  /** All there are, on every page; absent where that is not known. */
  total?: number;
  /** Whether another page follows, where it is not known how many there are. */
  hasNext?: boolean;
  /** Told the page that is gone to, from 1. */
  onPageChange?: (page: number) => void;
  /** Shows the numbers of pages, to go to one at once. */
  numbered?: boolean;
  /** How many a page may have, where that is chosen here. */
  pageSizes?: readonly number[];
  /** Told how many a page is to have. */
  onPageSizeChange?: (size: number) => void;
}

/** From one page of many to the next. Its buttons keep the focus at either end. */
export function Pagination({
  size = 'sm',
  page: heldPage,
  defaultPage = 1,
  pageSize: heldSize,
  defaultPageSize = 25,
  total,
  hasNext = false,
  onPageChange,
  numbered = false,
  pageSizes = [],
  onPageSizeChange,
  className,
  ...rest
}: PaginationProps) {
  const strings = useStrings();
  const [turnedTo, turnTo] = useHeld(heldPage, defaultPage, onPageChange);
  const [pageSize, resize] = useHeld(heldSize, defaultPageSize, onPageSizeChange);
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  // Of fewer than there were, the page one was at may be none.
  const page = Math.min(heldPage ?? turnedTo, pages ?? Number.POSITIVE_INFINITY);
  const isLast = pages === undefined ? !hasNext : page >= pages;
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const change = (size: number) => {
    resize(size);
    // Who holds the page knows best where it goes on.
    if (heldPage === undefined && page > 1) turnTo(1);
  };
  return (
    <nav
      aria-label={strings.pages}
      {...keepClear}
      {...rest}
      className={cn('flex flex-wrap items-center justify-end gap-2', className)}
    >
      {(onPageSizeChange || heldSize === undefined) && pageSizes.length > 0 && (
        <Suspense>
          <PageSize size={size} perPage={pageSize} choices={pageSizes} onChange={change} />
        </Suspense>
      )}
      <span aria-live="polite" className={cn(size === 'lg' ? 'text-base' : 'text-sm', 'text-muted')}>
        {pages !== undefined && <span className="sr-only">{strings.pageOf(page, pages)}: </span>}
        <bdi>
          {total === undefined ? strings.page(page) : strings.rangeOf(first, Math.min(page * pageSize, total), total)}
        </bdi>
      </span>
      <span className="flex flex-wrap items-center justify-end gap-2">
        <IconButton
          label={strings.previousPage}
          size={size}
          variant="secondary"
          className="print:hidden"
          aria-disabled={page <= 1}
          onClick={() => turnTo(page - 1)}
        >
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        {numbered && (
          <Suspense>
            <PageNumbers
              size={size}
              page={page}
              pages={pages ?? (hasNext ? page + 1 : page)}
              hasMore={pages === undefined && hasNext}
              onPageChange={turnTo}
            />
          </Suspense>
        )}
        <IconButton
          label={strings.nextPage}
          size={size}
          variant="secondary"
          className="print:hidden"
          aria-disabled={isLast}
          onClick={() => turnTo(page + 1)}
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </span>
    </nav>
  );
}
