import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What the router calls the entry that it begins with. */
const firstKey = 'default';
/** As long as a page may take until it shows what it is about. */
const patience = 10_000;

/**
 * Where the focus is after a change of pages, as a browser does it for pages of its own: on the link by which one left the
 * page that one comes back to, else at the beginning of the content: in the first field of what is to be filled in, where no
 * keyboard would be drawn over the page for it. Whatever has the focus and stays, keeps it.
 */
export function useArrival() {
  const { key, pathname } = useLocation();
  const place = useRef(pathname);
  const isReturn = useNavigationType() === 'POP';
  const left = useRef(new Map<string, string>());
  useEffect(() => {
    const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
      const address = target instanceof Element && linkAt(target)?.getAttribute('href');
      if (address) left.current.set(key, address);
    };
    remember({ target: document.activeElement });
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, [key]);
  useLayoutEffect(() => {
    // Before the focus of what went with its page is led to what stands nearest: that is no part of the page that comes.
    if (place.current !== pathname && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    const isSamePage = place.current === pathname;
    place.current = pathname;
    // What is asked of a page anew, in its address too, takes nobody from where they are.
    if (isSamePage && !isReturn && !isAtBeginning(document.activeElement)) return undefined;
    const address = isReturn ? left.current.get(key) : undefined;
    // Whoever has just opened the app is where a browser begins.
    if (key === firstKey && !address) return undefined;
    const seek = () => {
      const main = document.querySelector('main');
      const here = document.activeElement;
      const isLost = here === document.body || here === null;
      const isBeside = main && leadsElsewhere(here, main);
      if (!main || (!isLost && here !== main && !isBeside)) return;
      const link = !isBeside && address && main.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`);
      const start = (link && (link.closest<HTMLElement>(card) ?? link)) || firstField(main);
      if (start) start.focus({ preventScroll: true });
      else if (isLost) main.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(seek);
    const stop = () => {
      changes.disconnect();
      removeEventListener('focusin', isElsewhere);
      removeEventListener('pointerdown', stop);
      clearTimeout(end);
    };
    const isElsewhere = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.localName !== 'main') stop();
    };
    const end = setTimeout(stop, patience);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', isElsewhere);
    addEventListener('pointerdown', stop);
    seek();
    return stop;
  }, [key, pathname, isReturn]);
}

/** What has the focus of its own and opens by a key what its link leads to. */
const card = 'main [data-key][tabindex="0"]';

/** The link that somebody would leave by. */
function linkAt(element: Element): Element | null {
  return element.closest('main a[href]') ?? (element.matches(card) ? element.querySelector('a[href]') : null);
}

/** On a link beside the content that has not led here: somebody came by a key. */
const leadsElsewhere = (here: Element | null, main: HTMLElement) =>
  here instanceof HTMLAnchorElement && !main.contains(here) && here.href !== location.href;

/** On nothing, or where a page begins: what the page notes of itself in its own address moves nobody. */
const isAtBeginning = (element: Element | null) => element === null || element.matches('body, main');

function firstField(main: HTMLElement): HTMLElement | null {
  if (!matchMedia('(pointer: fine)').matches) return null;
  return main.querySelector(
    '[data-begin] form :is(input, textarea, [role=combobox], [role=radio], [role=checkbox], [role=switch], [role=spinbutton]):not(:disabled, [type=hidden], [tabindex="-1"])',
  );
}
