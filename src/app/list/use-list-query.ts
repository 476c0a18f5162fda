import { useSearchParams } from 'react-router';
import { knownTo, sortedBy, useWriteParameters } from '#app/screens';
import {
  everything,
  formatListQuery,
  joinedNames,
  type Layout,
  type ListQuery,
  namesJoined,
  parseListQuery,
  type Screen,
} from '#specification';

/** Beside what is asked for: how it is laid out, and the view of one's own that it began with. */
export interface ListPlace {
  layout?: Layout | undefined;
  /** The name of a view that is kept in this browser. */
  own?: string | undefined;
  /** The month that a calendar shows: `2026-03`. */
  month?: string | undefined;
  /** Paths of the columns, where a view of one's own has some: they travel with its address. */
  columns?: readonly string[] | undefined;
}

/** What an address asks for. */
interface Asked {
  /** As far as the screen knows it. */
  asked: ListQuery;
  /** Paths, `-` before one that descends: what is asked for, else as the screen states it. */
  sort: readonly string[];
}

/** What is to be asked for instead; where it rests on what is asked for, on what the address says by then. */
type AskedChange = Partial<ListQuery> | ((newest: Asked) => Partial<ListQuery>);

export interface ListAddress extends Asked {
  /** Whether something is left out by it. */
  isNarrowed: boolean;
  place: ListPlace;
  /** As somebody chose it, else as the view states it, else the list. */
  layout: Layout;
  /** Asks for something else in place of it; from its first page where no page is named. Where something else is left out than before it is a step. */
  go: (change: AskedChange, place?: ListPlace) => void;
  /** The same as a step of its own, which the way back undoes: to another view, page or layout. */
  visit: (change: Partial<ListQuery>, place?: ListPlace) => void;
  /** The same to a view of the document; to all where it is empty. */
  show: (view: string) => void;
  /** Where something else is asked for, for a link: whoever follows it finds the way back. */
  leadsTo: (change: Partial<ListQuery>, place: ListPlace) => { search: string };
  /** All that the address says, without page and name: what a view of one's own keeps. */
  kept: string;
  /** Goes to what a view of one's own keeps. */
  open: (kept: string, own: string) => void;
}

/** The query of a list, kept in the address. */
export function useListQuery(screen: Screen): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const write = useWriteParameters();
  const { asked, sort } = askedIn(screen, parameters);
  const place = placeIn(parameters);
  const changed = (change: AskedChange, to?: ListPlace) => (newest: URLSearchParams) => {
    const before = askedIn(screen, newest);
    const next = typeof change === 'function' ? change(before) : change;
    return written({ ...before.asked, page: 1, ...next }, { ...placeIn(newest), ...to });
  };
  // What is asked for already is no step.
  const visit: ListAddress['visit'] = (change, to) => {
    const next = changed(change, to);
    write(next, { replace: `${next(parameters)}` === `${parameters}` });
  };
  const stated = screen.views.find(({ name }) => name === asked.view)?.layout;
  return {
    asked,
    sort,
    isNarrowed: Boolean(asked.search || asked.view || asked.filters.size > 0),
    place,
    layout: place.layout ?? stated ?? screen.layout ?? 'table',
    go: (change, to) => {
      const next = changed(change, to);
      const [now, then] = [narrowedBy(parameters), narrowedBy(next(parameters))];
      write(next, { replace: now === then || then === '' });
    },
    visit,
    show: (view) => {
      const statesIts = screen.views.some(({ name, layout }) => name === view && layout);
      // What a view of one's own is narrowed by, and looks like, is part of it.
      const layout = statesIts || place.own ? undefined : place.layout;
      visit({ ...(place.own ? everything : {}), view }, { own: undefined, layout, columns: undefined });
    },
    leadsTo: (change, to) => ({
      search: written({ ...asked, page: 1, ...change }, { ...place, ...to }).toString(),
    }),
    kept: written({ ...asked, page: 1 }, { layout: place.layout, columns: place.columns }).toString(),
    open: (kept, own) => {
      const next = new URLSearchParams(kept);
      next.set('own', own);
      setParameters(next);
    },
  };
}

/** Whether an address asks for something that the document has no name for. */
export function isUnnamed(kept: string, view: string): boolean {
  return kept !== formatListQuery({ ...everything, view }).toString();
}

function askedIn(screen: Screen, parameters: URLSearchParams): Asked {
  const asked = knownTo(screen, parseListQuery(parameters));
  return { asked, sort: sortedBy(screen, asked) };
}

/** What a list is searched by, whatever for: who types on, or turns a filter, goes no further step. */
function narrowedBy(parameters: URLSearchParams): string {
  const { search, filters } = parseListQuery(parameters);
  return [search && '?', ...filters.keys()].join('&');
}

const layouts: readonly Layout[] = ['table', 'board', 'calendar'];

function placeIn(parameters: URLSearchParams): ListPlace {
  const month = parameters.get('month') ?? '';
  const columns = parameters.get('columns');
  return {
    layout: layouts.find((layout) => layout === parameters.get('as')),
    own: parameters.get('own') ?? undefined,
    columns: columns === null ? undefined : [...new Set(namesJoined(columns))],
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
}

function written(query: ListQuery, { layout, own, month, columns }: ListPlace): URLSearchParams {
  const parameters = formatListQuery(query);
  if (layout) parameters.set('as', layout);
  if (month) parameters.set('month', month);
  if (columns) parameters.set('columns', joinedNames(columns));
  if (own) parameters.set('own', own);
  return parameters;
}
