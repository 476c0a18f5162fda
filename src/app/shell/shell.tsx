import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { ShowGapsContext } from '#app/gaps';
import { useProduct } from '#app/product';
import { useSetting } from '#app/settings';
import { AppShell } from '#components/app-shell';
import { Skeleton } from '#components/skeleton';
import { productTitle } from '#spec';
import { Navigation } from './navigation.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { Tools } from './tools.tsx';

/** The frame around every page of a product. */
export function Shell({ children }: { children: ReactNode }) {
  const { specification, to } = useProduct();
  const { pathname } = useLocation();
  const [showGaps, setShowGaps] = useSetting('show-gaps', 'no');
  const title = productTitle(specification);
  return (
    <ShowGapsContext value={showGaps === 'yes'}>
      <AppShell
        place={pathname}
        brand={
          <Link to={to('/')} className="flex min-h-6 min-w-0 items-center gap-2.5 text-lg font-bold tracking-tight">
            <Mark />
            <span className="truncate">{title.text}</span>
          </Link>
        }
        tools={<Tools showsGaps={showGaps === 'yes'} onShowGaps={(shows) => setShowGaps(shows ? 'yes' : 'no')} />}
        navigation={<Navigation />}
        notice={<ProblemBanner />}
      >
        <Suspense fallback={<Skeleton lines={8} />}>{children}</Suspense>
      </AppShell>
    </ShowGapsContext>
  );
}

/** Nine chapters in a square: some drawn solid, some dashed, one hatched. */
function Mark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden className="size-4.5 shrink-0 text-accent" fill="none" stroke="currentColor">
      <path d="M.75.75h16.5v16.5H.75zM6.25.75v16.5M11.75.75v16.5M.75 6.25h16.5M.75 11.75h16.5" strokeWidth="1.5" />
      <path d="M1 1h5v5H1zM6.5 6.5h5v5h-5z" fill="currentColor" stroke="none" />
    </svg>
  );
}
