import { Suspense, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_LocationContext as LocationContext, MemoryRouter } from 'react-router';
import { Drafts, DraftsContext, useRecords } from '#app/data';
import { useDocument } from '#app/product';
import type { ScreenPictureProps } from '#app/screens';
import { WithoutKeysContext } from '#app/shortcuts';
import { ErrorBoundary } from '#components/error-page';
import { Skeleton } from '#components/skeleton';
import { InPictureContext } from '#components/text';
import { everything, isEmpty, type Screen, type Values } from '#specification';
import { ProductScreen } from './product-screen.tsx';

/** The page that a picture is taken of, in pixels. */
const page = { width: 960, height: 600 };

/** What is typed nowhere is kept nowhere. */
const unkept = new Drafts(
  { names: () => [], read: () => null, write: () => true },
  { id: async () => 'picture', openOf: async () => new Set() },
);

/** A screen as it is, only smaller: with real records, for who looks, drawn once it comes into view, and without effect on the page. */
export function ScreenPicture({ screen, fallback, isAtOnce = false }: ScreenPictureProps & { isAtOnce?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const isDrawn = useTurn(isSeen) || isAtOnce;
  const width = useWidth(frame);
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return fallback;
  return (
    <div
      ref={frame}
      inert
      aria-hidden
      aria-busy={isSeen && !isDrawn}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      className="pointer-events-none relative w-full overflow-hidden bg-canvas"
    >
      {isDrawn && (
        <div
          style={{ ...page, transform: `scale(${width / page.width})` }}
          className="absolute start-0 top-0 origin-top-left overflow-hidden p-6 rtl:origin-top-right"
        >
          <InPictureContext value={true}>
            <WithoutKeysContext value={true}>
              <DraftsContext value={unkept}>
                <ErrorBoundary>
                  <Suspense fallback={<Skeleton lines={10} />}>
                    {screen.needsRecord ? (
                      <OfRecord screen={screen} onMissing={() => setMissing(true)} />
                    ) : (
                      <Alone screen={screen} values={{}} />
                    )}
                  </Suspense>
                </ErrorBoundary>
              </DraftsContext>
            </WithoutKeysContext>
          </InPictureContext>
        </div>
      )}
    </div>
  );
}

/** The same where all of a page is read or printed: what was never seen is on paper too. */
export function ScreenPictureAtOnce(props: ScreenPictureProps) {
  return <ScreenPicture {...props} isAtOnce />;
}

/** The screen of the first record that there is. */
function OfRecord({ screen, onMissing }: { screen: Screen; onMissing: () => void }) {
  const { data, isError } = useRecords(screen.entity, { query: everything, size: 1 });
  const values = data?.items[0];
  const isKnown = values && screen.address.parameters.every((name) => !isEmpty(values[name]));
  const isMissing = screen.entity === undefined || isError || (data !== undefined && !isKnown);
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) miss();
  }, [isMissing]);
  return isKnown ? <Alone screen={screen} values={values} /> : <Skeleton lines={10} />;
}

/** In an address of its own: what it asks of the address and where it leads is not of the page around it. */
function Alone({ screen, values }: { screen: Screen; values: Values }) {
  const { to } = useDocument();
  const parameters = Object.fromEntries(screen.address.parameters.map((name) => [name, String(values[name])]));
  return (
    // A router inside of another is refused; here the inner one is meant.
    // biome-ignore lint/suspicious/noExplicitAny: what the context holds is not published
    <LocationContext.Provider value={null as any}>
      <MemoryRouter initialEntries={[to(screen.addressOf(values))]}>
        <ProductScreen screen={screen} parameters={parameters} />
      </MemoryRouter>
    </LocationContext.Provider>
  );
}

function useSeen(frame: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isSeen]);
  return isSeen;
}

/** Those whose turn it is or comes to be drawn. */
const turns: (() => void)[] = [];

/** Whether it is drawn: one picture after the other, so that whoever uses the page is not kept waiting by all of them at once. */
function useTurn(isSeen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isSeen || isDrawn) return;
    const draw = () => startTransition(() => setDrawn(true));
    if (turns.push(draw) === 1) draw();
    return () => {
      const [first] = turns;
      turns.splice(turns.indexOf(draw), 1);
      if (first === draw) turns[0]?.();
    };
  }, [isSeen, isDrawn]);
  useEffect(() => {
    const draw = () => flushSync(() => setDrawn(true));
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, []);
  return isDrawn;
}

function useWidth(frame: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(element.offsetWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
