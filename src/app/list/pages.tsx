import type { RecordPage } from '#client';
import { Pagination } from '#components/pagination';

interface PagesProps {
  page: number;
  size: number;
  found: RecordPage;
  onChange: (page: number) => void;
}

/** From one page to the next; nothing where there is nothing to page through. */
export function Pages({ page, size, found, onChange }: PagesProps) {
  const { total, next, items } = found;
  if (total === 0) return null;
  const hasNext = next !== undefined || items.length >= size;
  return (
    <Pagination
      className="px-4 py-2.5 print:px-0"
      page={page}
      pageSize={size}
      onChange={onChange}
      {...{ total, hasNext }}
    />
  );
}
