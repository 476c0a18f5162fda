import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FieldViewsContext, fieldViews } from '#app/fields';
import { LocaleProvider } from '#components/locale';

/** What is known of the outside: one for the app, one for each story. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The store is in this browser, or a server that says what is wrong: another try rarely changes the answer.
      queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/** What everything stands in, whether a document is open or not. */
export function AppProviders({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <FieldViewsContext value={fieldViews}>
        <LocaleProvider>{children}</LocaleProvider>
      </FieldViewsContext>
    </QueryClientProvider>
  );
}
