import { Navigate, useLocation } from 'react-router';
import { specificationPath } from '#app/gaps';
import { lazily } from '#app/lazily';
import { useDocument } from '#app/product';
import { NotFoundPage, ScreenPictureContext, screenAt, withoutDocument } from '#app/screens';
import { ErrorBoundary } from '#components/error-page';
import { isDecodable } from '#specification';
import { ProductScreen } from './product-screen.tsx';

const OverviewPage = lazily(() => import('#app/specification'), 'OverviewPage');
const WholePage = lazily(() => import('#app/specification'), 'WholePage');
const GapsPage = lazily(() => import('#app/specification'), 'GapsPage');
const VocabularyPage = lazily(() => import('#app/vocabulary'), 'VocabularyPage');
const ChapterPage = lazily(() => import('#app/specification'), 'ChapterPage');
const ScreenPicture = lazily(() => import('./screen-picture.tsx'), 'ScreenPicture');
const PartPage = lazily(() => import('#app/specification'), 'PartPage');

/** What stands at which address: the product's screens, and the pages about its document. */
export function Pages() {
  const { pathname, search } = useLocation();
  const { to } = useDocument();
  // One page has one address.
  if (pathname !== to('/') && pathname.endsWith('/'))
    return <Navigate replace to={pathname.replace(/\/+$/, '') + search} />;
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
  if (path === `${about}/all`) return <WholePage />;
  if (path === `${about}/gaps`) return <GapsPage />;
  if (path === `${about}/vocabulary`) return <VocabularyPage />;
  if (path.startsWith(`${about}/`)) return <AboutPage steps={path.slice(about.length + 1).split('/')} />;
  const found = screenAt(product, path);
  if (found) return <ProductScreen key={found.screen.name} {...found} />;
  if (path !== '/') return <NotFoundPage />;
  const { home } = product;
  return <Navigate replace to={to(home && !home.needsRecord ? home.addressOf({}) : about)} />;
}

/** A chapter, or one thing of it under its name. */
function AboutPage({ steps: [chapter = '', name, ...further] }: { steps: string[] }) {
  if (name === undefined)
    return (
      <ScreenPictureContext value={ScreenPicture}>
        <ChapterPage chapter={chapter} />
      </ScreenPictureContext>
    );
  if (further.length > 0 || !isDecodable(name)) return <NotFoundPage />;
  return <PartPage chapter={chapter} name={decodeURIComponent(name)} />;
}
