import { Navigate, useLocation } from 'react-router';
import { specificationPath } from '#app/gaps';
import { lazily } from '#app/lazily';
import { useDocument } from '#app/product';
import { EmptyProductPage, NotFoundPage, screenAt, withoutDocument } from '#app/screens';
import { ErrorBoundary } from '#components/error-page';
import { ProductScreen } from './product-screen.tsx';

const AboutPages = import.meta.env.PRODUCT_ALONE
  ? undefined
  : lazily(() => import('./about-pages.tsx'), 'AboutPages', { isAhead: false });

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
  if (AboutPages) {
    const about = specificationPath(product);
    if (path === about || path.startsWith(`${about}/`)) return <AboutPages steps={path.split('/').slice(2)} />;
  }
  const found = screenAt(product, path);
  if (found) return <ProductScreen key={found.screen.name} {...found} />;
  if (path !== '/') return <NotFoundPage />;
  const { home } = product;
  if (home && !home.needsRecord) return <Navigate replace to={to(home.addressOf({}))} />;
  return AboutPages ? <Navigate replace to={to(specificationPath(product))} /> : <EmptyProductPage />;
}
