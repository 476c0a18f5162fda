import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { HashRouter, useLocation } from 'react-router';
import { SessionProvider } from '#app/data';
import { FieldViewsContext, fieldViews } from '#app/fields';
import { MessagesContext, messagesFor, useMessages } from '#app/messages';
import { Pages } from '#app/pages';
import { ProductProvider, useProduct } from '#app/product';
import { ScreenOverridesContext } from '#app/screens';
import { useSetting } from '#app/settings';
import { Shell } from '#app/shell';
import { AppShell } from '#components/app-shell';
import { Button } from '#components/button';
import { ErrorBoundary, ErrorPage } from '#components/error-page';
import { LocaleProvider } from '#components/locale';
import { Skeleton } from '#components/skeleton';
import { ToastProvider } from '#components/toast';
import { screenOverrides } from './overrides.ts';

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
          <ScreenOverridesContext value={screenOverrides}>
            <Shell>
              <Pages />
            </Shell>
          </ScreenOverridesContext>
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
      <MessagesContext value={messagesFor(locale)}>
        <ToastProvider>{children}</ToastProvider>
      </MessagesContext>
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
