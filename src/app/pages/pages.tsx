import { Navigate, useLocation } from 'react-router';
import { specificationPath } from '#app/gaps';
import { lazily } from '#app/lazily';
import { useDocument } from '#app/product';
import { NotFoundPage, screenAt, withoutDocument } from '#app/screens';
import { ErrorBoundary } from '#components/error-page';
import { ProductScreen } from './product-screen.tsx';

const OverviewPage = lazily(() => import('#app/specification'), 'OverviewPage');
const GapsPage = lazily(() => import('#app/specification'), 'GapsPage');
const VocabularyPage = lazily(() => import('#app/vocabulary'), 'VocabularyPage');
const ChapterPage = lazily(() => import('#app/specification'), 'ChapterPage');

/** What stands at which address: the product's screens, and the pages about its document. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Page pathname={pathname} />
    </ErrorBoundary>
  );
}

function Page({ pathname }: { pathname: string }) {
  const { product, to } = useDocument();
  const path = withoutDocument(pathname, to('/'));
  const about = specificationPath(product);
  if (path === about) return <OverviewPage />;
  if (path === `${about}/gaps`) return <GapsPage />;
  if (path === `${about}/vocabulary`) return <VocabularyPage />;
  if (path.startsWith(`${about}/`)) return <ChapterPage chapter={path.slice(about.length + 1)} />;
  const found = screenAt(product, path);
  if (found) return <ProductScreen key={found.screen.name} {...found} />;
  if (path !== '/') return <NotFoundPage />;
  const { home } = product;
  return <Navigate replace to={to(home && !home.needsRecord ? home.addressOf({}) : about)} />;
}
