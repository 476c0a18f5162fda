import { Button } from '#components/button';
import { useStrings } from '#components/locale';
import { pagesAround } from './pages-around.ts';

interface PageNumbersProps {
  page: number;
  /** All there are, or as many as are known. */
  pages: number;
  /** Whether others follow that nobody has counted. */
  hasMore: boolean;
  onPageChange: (page: number) => void;
}

/** Pages that are one press away. */
export function PageNumbers({ page, pages, hasMore, onPageChange }: PageNumbersProps) {
  const strings = useStrings();
  return (
    <span className="flex gap-1 max-sm:gap-0.5 print:hidden">
      {pagesAround(page, pages).map((one, at) =>
        one === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is at its place
          <Gap key={`gap ${at}`} />
        ) : (
          <Button
            key={one}
            size="sm"
            variant="quiet"
            aria-label={strings.page(one)}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => one !== page && onPageChange(one)}
            className={currentLook}
          >
            {one}
          </Button>
        ),
      )}
      {hasMore && <Gap />}
    </span>
  );
}

const currentLook =
  'min-w-control-sm max-sm:min-w-6 px-1 max-sm:px-0.5 tabular-nums aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent ' +
  'forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]';

function Gap() {
  return (
    <span aria-hidden className="flex min-w-control-sm max-sm:min-w-4 items-center justify-center text-sm text-muted">
      …
    </span>
  );
}
