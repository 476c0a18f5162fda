import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#app/data';
import { ShowGapsContext } from '#app/gaps';
import { OutboxBar } from '#app/outbox';
import { useDocument } from '#app/product';
import { useSetting } from '#app/settings';
import { AppShell } from '#components/app-shell';
import { keepKeys, later, overlay } from '#components/lazily';
import { Skeleton } from '#components/skeleton';
import { Mark } from './mark.tsx';
import { Navigation } from './navigation.tsx';
import { usePaletteKey } from './palette-key.ts';
import { PreviewedAs } from './preview-as.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { SampleLine } from './sample-line.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { Tools } from './tools.tsx';
import { placeInHistory, useBackCloses } from './use-back-closes.ts';
import { useBeginning } from './use-beginning.ts';

const PaletteKeys = later('input', () => import('./palette-keys.tsx'), 'PaletteKeys');
const Palette = overlay(() => import('./palette.tsx'), 'Palette');
const Staying = later('input', () => import('./staying.tsx'), 'Staying');
// Who types before what listens to keys is there is heard then.
keepKeys();
const Shortcuts = later('input', () => import('#app/shortcuts'), 'Shortcuts');

/** The frame around every page of a product. */
export function Shell({ children }: { children: ReactNode }) {
  const { product, to } = useDocument();
  const { pathname } = useLocation();
  /** The place in the browser's history that it was asked for at: while a page is still coming, already that of the page. */
  const [findingAt, setFindingAt] = useState<number>();
  // What was asked for on one page is not asked for on the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page it is asked anew
  useEffect(() => setFindingAt((at) => (at === placeInHistory() ? at : undefined)), [pathname]);
  const find = () => setFindingAt(placeInHistory());
  const { connection } = useSession();
  useBeginning();
  useBackCloses();
  useEffect(() => {
    // While it is made, all of it changes by the minute.
    if (!import.meta.env.PROD) return undefined;
    const load = async () => (await import('./load-ahead.ts')).loadAtRest(product, connection);
    const look = setInterval(() => {
      // On a slow machine the first page is still on its way: nothing goes before it.
      if (!document.querySelector('h1') || document.querySelector('[aria-busy="true"]')) return;
      clearInterval(look);
      // Without a line it is done without.
      void load().catch(() => undefined);
    }, 2000);
    return () => clearInterval(look);
  }, [product, connection]);
  usePaletteKey(find);
  const [showGaps, setShowGaps] = useSetting('show-gaps', 'no');
  const gaps = {
    showsGaps: showGaps === 'yes',
    onShowGaps: (shows: boolean) => setShowGaps(shows ? 'yes' : 'no'),
  };
  return (
    <ShowGapsContext value={gaps.showsGaps && !import.meta.env.PRODUCT_ALONE}>
      <title>{product.title.text}</title>
      <AppShell
        place={pathname}
        brand={
          <Link to={to('/')} className="flex min-h-6 min-w-0 items-center gap-2.5 text-lg font-bold tracking-tight">
            <Mark />
            <span className="min-w-0">
              <span className="block truncate @max-[40rem]:leading-5" title={product.title.text}>
                {product.title.text}
              </span>
              {!import.meta.env.PRODUCT_ALONE && <PreviewedAs />}
            </span>
          </Link>
        }
        tools={<Tools {...gaps} onFind={find} />}
        navigation={
          <>
            <Navigation />
            <SampleLine />
          </>
        }
        notice={
          <>
            <OutboxBar />
            {!import.meta.env.PRODUCT_ALONE && <ProblemBanner />}
            <SampleNotice />
          </>
        }
      >
        <Suspense fallback={<Skeleton lines={8} />}>{children}</Suspense>
        <Shortcuts />
        <PaletteKeys />
        <Staying />
        {findingAt !== undefined && <Palette {...gaps} onClose={() => setFindingAt(undefined)} />}
      </AppShell>
    </ShowGapsContext>
  );
}
