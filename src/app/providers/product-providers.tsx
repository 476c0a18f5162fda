import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { SessionProvider, useSession } from '#app/data';
import { useDocument } from '#app/product';
import { type ScreenOverrides, ScreenOverridesContext } from '#app/screens';
import type { Connection } from '#client';
import { Skeleton } from '#components/skeleton';
import { ToastProvider } from '#components/toast';
import { Bare } from './bare.tsx';
import { connectionFor } from './connection-for.ts';
import { LanguageProvider } from './language.tsx';

export interface ProductProvidersProps {
  /** Whoever answers; where absent the product's own server if the app was built for one, else the store in this browser. */
  connection?: Connection;
  /** Hand-written screens in place of generated ones. */
  overrides?: ScreenOverrides;
  children: ReactNode;
}

const nothing: ScreenOverrides = {};

/** What the screens of the document that is open stand in: the same for the app, its stories and its benchmarks. */
export function ProductProviders({ connection, overrides = nothing, children }: ProductProvidersProps) {
  const document = useDocument();
  const answering = useMemo(() => connection ?? connectionFor(document), [connection, document]);
  // A document that is edited has another one each time.
  useEffect(() => (connection ? undefined : answering.close), [connection, answering]);
  const opening = (
    <Bare>
      <Skeleton lines={8} />
    </Bare>
  );
  return (
    <LanguageProvider fallback={opening}>
      <SessionProvider connection={answering} fallback={opening}>
        <ScreenOverridesContext value={overrides}>
          <Told>{children}</Told>
        </ScreenOverridesContext>
      </SessionProvider>
    </LanguageProvider>
  );
}

/** What has happened is told to who did it: somebody else may not undo it. */
function Told({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { role } = useSession();
  return (
    <ToastProvider place={pathname} audience={role}>
      {children}
    </ToastProvider>
  );
}
