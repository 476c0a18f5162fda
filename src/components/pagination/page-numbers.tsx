import { Button, type buttonSizes } from '#components/button';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';
import { pagesAround } from './pages-around.ts';

interface PageNumbersProps {
  size: keyof typeof buttonSizes;
  page: number;
  /** All there are, or as many as are known. */
  pages: number;
  /** Whether others follow that nobody has counted. */
  hasMore: boolean;
  onPageChange: (page: number) => void;
}

/** Pages that are one press away. */
export function PageNumbers({ size, page, pages, hasMore, onPageChange }: PageNumbersProps) {
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
            size={size}
            variant="quiet"
            aria-label={strings.page(one)}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => one !== page && onPageChange(one)}
            className={cn(currentLook, widths[size])}
          >
            {one}
          </Button>
        ),
      )}
      {hasMore && <Gap />}
    </span>
  );
}

/** As wide as high. */
const widths = { sm: 'min-w-control-sm', md: 'min-w-control', lg: 'min-w-control-lg' };

const currentLook =
  'max-sm:min-w-6 px-1 max-sm:px-0.5 tabular-nums aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent ' +
  'forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]';

function Gap() {
  return (
    <span aria-hidden className="flex min-w-control-sm max-sm:min-w-4 items-center justify-center text-sm text-muted">
      …
    </span>
  );
}
