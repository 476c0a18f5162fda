import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Another page is read from its beginning; who comes back is where they were. */
export function useBeginning() {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // Before what is asked for on the page scrolls to itself.
  useLayoutEffect(() => {
    if (shown.current !== pathname && !isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = pathname;
  }, [pathname, isReturn]);
}
