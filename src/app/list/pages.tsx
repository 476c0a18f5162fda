import { GapNote, useGapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import type { RecordPage } from '#client';
import { useStrings } from '#components/locale';
import { Pagination } from '#components/pagination';

interface PagesProps {
  /** The fact of how many records a page has. */
  path: string;
  page: number;
  size: number;
  found: RecordPage;
  onChange: (page: number) => void;
}

/** From one page to the next; nothing where there is nothing to page through. */
export function Pages({ path, page, size, found, onChange }: PagesProps) {
  const { list } = useMessages();
  const strings = useStrings();
  const outline = useGapOutline(path);
  const { total, next, items } = found;
  if (total === 0) return null;
  // To be printed, all of them come at once.
  const isWhole = items.length > size || (page === 1 && total !== undefined && total <= size && !outline);
  if (total !== undefined && isWhole)
    return (
      <p className="px-4 py-2.5 text-end text-sm text-muted print:px-0">{strings.rangeOf(1, items.length, total)}</p>
    );
  const hasNext = next !== undefined || items.length >= size;
  return (
    <div className="flex justify-end px-4 py-2.5 print:px-0">
      <div className={outline && `flex items-center gap-2 ${outline}`}>
        <Pagination page={page} pageSize={size} onPageChange={onChange} {...{ total, hasNext }} />
        <GapNote path={path} subject={list.pages} />
      </div>
    </div>
  );
}
