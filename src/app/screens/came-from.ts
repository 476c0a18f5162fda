import { useLocation } from 'react-router';

/** The page that a link to a record stood on, as its address was. */
export interface CameFrom {
  pathname: string;
  search: string;
}

/** What a link takes along, so that the page it leads to knows where one came from. */
export interface TakenAlong {
  from: CameFrom;
}

/** What a link on this page takes along. */
export function useTakenAlong(): TakenAlong {
  const { pathname, search } = useLocation();
  return { from: { pathname, search } };
}

/** Where one came from by a link; undefined after a typed address. */
export function useCameFrom(): CameFrom | undefined {
  const state: unknown = useLocation().state;
  return isTakenAlong(state) ? state.from : undefined;
}

function isTakenAlong(state: unknown): state is TakenAlong {
  if (typeof state !== 'object' || state === null || !('from' in state)) return false;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from) || !('search' in from)) return false;
  return typeof from.pathname === 'string' && typeof from.search === 'string';
}
