import { Navigate, Route, Routes, useLocation } from 'react-router';
import { lazily } from '#app/lazily';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { ProductScreen, pathOf } from '#app/screens';
import { ErrorBoundary, ErrorPage } from '#components/error-page';

const OverviewPage = lazily(() => import('#app/specification'), 'OverviewPage');
const ChapterPage = lazily(() => import('#app/specification'), 'ChapterPage');

/** What stands at which address: the product's screens, and Ninefold's own pages below `/_specification`. */
export function Pages() {
  const { specification, to } = useProduct();
  const messages = useMessages();
  const { pathname } = useLocation();
  const screens = Object.entries(specification.screens);
  const paths = screens.map(([name, screen]) => pathOf(name, screen));
  const first = paths.find((path) => !/[:{]/.test(path));
  return (
    <ErrorBoundary resetKey={pathname}>
      <Routes>
        <Route path={to('/_specification')} element={<OverviewPage />} />
        <Route path={to('/_specification/:chapter')} element={<ChapterPage />} />
        {screens.map(([name, screen]) => (
          <Route
            key={name}
            path={to(routeOf(pathOf(name, screen)))}
            element={<ProductScreen key={name} name={name} />}
          />
        ))}
        {!paths.includes('/') && (
          <Route path={to('/')} element={first ? <Navigate replace to={to(first)} /> : <OverviewPage />} />
        )}
        <Route path="*" element={<ErrorPage title={messages.notFound.title}>{messages.notFound.text}</ErrorPage>} />
      </Routes>
    </ErrorBoundary>
  );
}

/** `/repairs/{number}` as the router writes it. */
function routeOf(path: string): string {
  return path.replace(/\{([^}]+)\}/g, ':$1');
}
