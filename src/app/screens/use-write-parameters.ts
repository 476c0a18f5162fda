import { use } from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router';

/**
 * Writes what an address asks for onto what it says by now: a page that is still on its way shows what it said before. Who has gone
 * on to another page is not called back.
 */
export function useWriteParameters() {
  const { navigator } = use(NavigationContext);
  const shown = useLocation();
  const navigate = useNavigate();
  return (change: (newest: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    const newest = isHistory(navigator) ? navigator.location : shown;
    if (newest.pathname !== shown.pathname) return;
    void navigate(`?${change(new URLSearchParams(newest.search))}`, options);
  };
}

/** What a router goes by knows where one is; only what it does is published. */
function isHistory(navigator: object): navigator is { location: Location } {
  return 'location' in navigator;
}
