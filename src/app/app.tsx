import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect } from 'react';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { SessionProvider } from '#app/data';
import { FieldViewsContext, fieldViews } from '#app/fields';
import { useMessages } from '#app/messages';
import { ProductProvider, useProduct } from '#app/product';
import { ProductScreen, pathOf } from '#app/screens';
import { useSetting } from '#app/settings';
import { Shell } from '#app/shell';
import { AppShell } from '#components/app-shell';
import { Button } from '#components/button';
import { ErrorBoundary, ErrorPage } from '#components/error-page';
import { LocaleProvider } from '#components/locale';
import { Skeleton } from '#components/skeleton';
import { ToastProvider } from '#components/toast';

const OverviewPage = lazy(() => import('#app/specification').then((pages) => ({ default: pages.OverviewPage })));
const ChapterPage = lazy(() => import('#app/specification').then((pages) => ({ default: pages.ChapterPage })));

const client = new QueryClient({
  defaultOptions: {
    // The store is in this browser, or a server that says what is wrong: another try rarely changes the answer.
    queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export function App() {
  useTheme();
  return (
    <QueryClientProvider client={client}>
      <FieldViewsContext value={fieldViews}>
        <LocaleProvider>
          <ErrorBoundary>
            <HashRouter>
              <OpenProduct />
            </HashRouter>
          </ErrorBoundary>
        </LocaleProvider>
      </FieldViewsContext>
    </QueryClientProvider>
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
function OpenProduct() {
  const { pathname } = useLocation();
  const id = /^\/~([^/]+)/.exec(pathname)?.[1] ?? 'product';
  return (
    <ProductProvider
      key={id}
      id={id}
      fallback={
        <Bare>
          <Skeleton lines={8} />
        </Bare>
      }
      missing={<MissingDocument />}
    >
      <SessionProvider>
        <InLanguage>
          <Shell>
            <Pages />
          </Shell>
        </InLanguage>
      </SessionProvider>
    </ProductProvider>
  );
}

/** The document's first language decides how dates and numbers are written, and from where to where one reads. */
function InLanguage({ children }: { children: ReactNode }) {
  const { specification } = useProduct();
  const { locales, timeZone } = specification.purpose;
  const locale = usable(locales?.[0]);
  const direction = /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/.test(locale) ? 'rtl' : 'ltr';
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <LocaleProvider locale={locale} direction={direction} timeZone={usableZone(timeZone)}>
      <ToastProvider>{children}</ToastProvider>
    </LocaleProvider>
  );
}

function usable(locale: string | undefined): string {
  try {
    return new Intl.Locale(locale ?? 'en').toString();
  } catch {
    return 'en';
  }
}

function usableZone(timeZone: string | null | undefined): string | undefined {
  try {
    return timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}

function Pages() {
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

function MissingDocument() {
  const messages = useMessages();
  return (
    <Bare>
      <ErrorPage
        title={messages.problems.goneTitle}
        actions={
          <Button asChild tone="primary">
            <a href="#/_specification">{messages.overview.backToProduct}</a>
          </Button>
        }
      >
        {messages.problems.gone}
      </ErrorPage>
    </Bare>
  );
}

/** The frame while no product is open. */
function Bare({ children }: { children: ReactNode }) {
  return (
    <AppShell brand={<span className="text-lg font-bold tracking-tight">Ninefold</span>} navigation={null}>
      {children}
    </AppShell>
  );
}
