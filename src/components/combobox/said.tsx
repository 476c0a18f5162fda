import type { ReactNode } from 'react';
import { useStrings } from '#components/locale';
import { Spinner } from '#components/spinner';
import type { Found } from './use-searching.ts';

interface SaidProps {
  found: Found;
  /** In place of the usual words where there is nothing to choose. */
  none: ReactNode;
  /** In place of the usual words of a search that failed. */
  failed: ((error: unknown) => ReactNode) | undefined;
  isTold: boolean;
}

/** What is said of a search: that it goes on, failed, found nothing, or how much. */
export function Said({ found, none, failed, isTold }: SaidProps) {
  const strings = useStrings();
  const count = found.status === 'ready' ? found.options.length : 0;
  return (
    <>
      <div role="status" className="px-1.5 text-sm text-muted empty:hidden [&:not(:empty)]:py-1.5">
        {found.status === 'loading' && (
          <span className="flex items-center gap-2">
            <Spinner />
            {strings.loading}
          </span>
        )}
        {found.status === 'failed' && (failed?.(found.error) || strings.searchFailed)}
        {found.status === 'ready' && count === 0 && (none || strings.noOptions)}
      </div>
      <div role="status" className="sr-only">
        {isTold && count > 0 && strings.results(count)}
      </div>
    </>
  );
}
