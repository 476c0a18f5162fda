import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RecordPage } from '#client';
import { IconButton } from '#components/icon-button';
import { useStrings } from '#components/locale';
import { Pagination } from '#components/pagination';

interface PagesProps {
  page: number;
  size: number;
  found: RecordPage;
  onChange: (page: number) => void;
}

/** From one page to the next; where it is not known how many there are, only that. */
export function Pages({ page, size, found, onChange }: PagesProps) {
  const strings = useStrings();
  const { total, next } = found;
  if (total === 0) return null;
  if (total !== undefined)
    return (
      <Pagination className="px-4 py-2.5 print:hidden" page={page} pageSize={size} total={total} onChange={onChange} />
    );
  return (
    <nav aria-label={strings.nextPage} className="flex justify-end gap-2 px-4 py-2.5 print:hidden">
      <IconButton
        label={strings.previousPage}
        size="sm"
        tone="secondary"
        aria-disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        label={strings.nextPage}
        size="sm"
        tone="secondary"
        aria-disabled={next === undefined && found.items.length < size}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </nav>
  );
}
