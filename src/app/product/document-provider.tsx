import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { DocumentContext, type LiveReading, type OpenDocument } from './document.ts';
import { following } from './following.ts';
import { documentKey, loadDocument, openReading } from './load-document.ts';

export interface DocumentProviderProps {
  /** `product`, `file` for a person's own, or the id of an example. */
  name: string;
  /** While it is on its way. */
  fallback: ReactNode;
  /** Where there is no such document. */
  missing: ReactNode;
  /** Where it could not be opened. */
  failed: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Opens a document. Follows `PRODUCT.md` while it is edited. */
export function DocumentProvider({ name, fallback, missing, failed, children }: DocumentProviderProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery<OpenDocument | null>({
    queryKey: documentKey(name),
    queryFn: () => loadDocument(name),
    staleTime: Number.POSITIVE_INFINITY,
    // A compiled product is no plain data.
    structuralSharing: false,
    retry: false,
  });
  useEffect(() => {
    // What was followed while another document was open is newer than what the app was built with.
    client.setQueryDefaults(documentKey('product'), { gcTime: Number.POSITIVE_INFINITY });
    const queryKey = documentKey('product');
    const follow = following(
      (next: LiveReading) => openReading('product', next),
      (opened) => {
        // What is still on its way is older.
        void client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, opened);
      },
    );
    import.meta.hot?.on('ninefold:product', follow);
    return () => import.meta.hot?.off('ninefold:product', follow);
  }, [client]);
  if (data) return <DocumentContext value={data}>{children}</DocumentContext>;
  if (data === null) return missing;
  return error && !isFetching ? failed(error, () => void refetch()) : fallback;
}
