import { Navigate, useLocation } from 'react-router';
import { useSession } from '#app/data';
import { specificationPath } from '#app/gaps';
import { useDocument } from '#app/product';
import { DeniedPage, EmptyProductPage, NotFoundPage, screenAt, useFirstScreen, withoutDocument } from '#app/screens';
import { ErrorBoundary } from '#components/error-page';
import { lazily } from '#components/lazily';
import { ProductScreen } from './product-screen.tsx';

const AboutPages = import.meta.env.PRODUCT_ALONE
  ? undefined
  : lazily(() => import('./about-pages.tsx'), 'AboutPages', { ahead: false });

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
  const { subject } = useSession();
  const first = useFirstScreen();
  const path = withoutDocument(pathname, to('/'));
  if (AboutPages) {
    const about = specificationPath(product);
    if (path === about || path.startsWith(`${about}/`)) return <AboutPages steps={path.split('/').slice(2)} />;
  }
  const found = screenAt(product, path);
  // Whoever may not see where it begins, begins on what they may see.
  const start = path === '/' && !found?.screen.isFor(subject) ? first?.addressOf({}) : undefined;
  if (start !== undefined && start !== path) return <Navigate replace to={to(start)} />;
  if (found) return <ProductScreen key={found.screen.name} {...found} />;
  if (path !== '/') return <NotFoundPage />;
  if (product.home && !product.home.needsRecord) return <DeniedPage screen={product.home} />;
  return AboutPages ? <Navigate replace to={to(specificationPath(product))} /> : <EmptyProductPage />;
}
