import { useEffect } from 'react';
import { HashRouter, useLocation } from 'react-router';
import { Pages } from '#app/pages';
import { DocumentProvider } from '#app/product';
import { AppProviders, Bare, createQueries, ProductProviders } from '#app/providers';
import { useSetting } from '#app/settings';
import { Shell } from '#app/shell';
import { ErrorBoundary } from '#components/error-page';
import { Skeleton } from '#components/skeleton';
import { isDecodable } from '#specification';
import { FailedDocument, MissingDocument } from './no-document.tsx';
import { screenOverrides } from './overrides.ts';

const queries = createQueries();

/** The app: a document, and the product that it describes. */
export function App() {
  useTheme();
  return (
    <AppProviders queries={queries}>
      <ErrorBoundary>
        <HashRouter>
          <OpenDocument />
        </HashRouter>
      </ErrorBoundary>
    </AppProviders>
  );
}

function useTheme() {
  const [theme] = useSetting('theme', 'system');
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/** The document that the address names: `/~repair-desk/…` for an example, `/~file/…` for a person's own. */
function OpenDocument() {
  const { pathname } = useLocation();
  const written = /^\/~([^/]+)/.exec(pathname)?.[1] ?? 'product';
  const name = isDecodable(written) ? decodeURIComponent(written) : written;
  return (
    <DocumentProvider
      key={name}
      name={name}
      fallback={
        <Bare>
          <Skeleton lines={8} />
        </Bare>
      }
      missing={<MissingDocument />}
      failed={(error, retry) => <FailedDocument name={name} error={error} onRetry={retry} />}
    >
      <ProductProviders overrides={screenOverrides}>
        <Shell>
          <Pages />
        </Shell>
      </ProductProviders>
    </DocumentProvider>
  );
}
