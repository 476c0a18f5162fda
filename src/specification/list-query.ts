import { uniqueSorts } from './sort-key.ts';
import { isSpan } from './span.ts';

/** What a filter asks: some values, a range, a part of the text, a stretch of days around today, or no answer at all. */
export type Asks =
  | { oneOf: string[] }
  | { from: string; to: string }
  | { contains: string }
  | { within: string }
  | { empty: true };

/** What a list is filtered by at one path; with `not`, everything else that may be seen there. */
export type Filter = Asks & { not?: true };

/** What a list shows: one vocabulary for the address in the browser and for the call to the server. */
export interface ListQuery {
  search: string;
  /** By path, as in `appliance.customer.city`. */
  filters: ReadonlyMap<string, Filter>;
  /** Paths, `-` before one that descends. */
  sort: readonly string[];
  /** From 1. */
  page: number;
  /** A named view of the screen. */
  view: string;
}

export const everything: ListQuery = { search: '', filters: new Map(), sort: [], page: 1, view: '' };

const filterKey = /^filter\[(.+)\]$/s;

/** Reads what it understands and passes over the rest: an address is written by anyone. */
export function parseListQuery(parameters: URLSearchParams): ListQuery {
  const filters = new Map<string, Filter>();
  for (const [key, written] of parameters) {
    const path = filterKey.exec(key)?.[1];
    if (path && written) filters.set(path, parseFilter(written));
  }
  const page = Number(parameters.get('page') ?? 1);
  return {
    search: parameters.get('q') ?? '',
    filters,
    sort: uniqueSorts(namesJoined(parameters.get('sort') ?? '').filter(Boolean)),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    view: parameters.get('view') ?? '',
  };
}

/** The shortest address that says the same: what is empty or first is left out. */
export function formatListQuery({ search, filters, sort, page, view }: ListQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (view) parameters.set('view', view);
  if (search) parameters.set('q', search);
  for (const [path, filter] of filters) {
    const written = formatFilter(filter);
    if (written) parameters.set(`filter[${path}]`, written);
  }
  if (sort.length > 0) parameters.set('sort', joinedNames(sort));
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/**
 * `a,b` are values, `from..to` a range, `~part` a part, `@today` a stretch of days, `@empty` no answer; `!` before any of
 * them turns it round, and `\` before a character takes its meaning away.
 */
export function parseFilter(written: string): Filter {
  return written.length > 1 && written.startsWith('!')
    ? { ...parseAsks(written.slice(1)), not: true }
    : parseAsks(written);
}

function parseAsks(written: string): Asks {
  if (written === '@empty') return { empty: true };
  if (written.startsWith('@') && isSpan(written.slice(1))) return { within: written.slice(1) };
  if (written.startsWith('~')) return { contains: unescaped(written.slice(1)) };
  const [from = '', to] = splitAt(written, '..');
  if (to !== undefined) return { from: unescaped(from), to: unescaped(to) };
  return { oneOf: splitAt(written, ',').map(unescaped) };
}

/** The filter as `parseFilter` reads it; empty where it filters nothing. */
export function formatFilter(filter: Filter): string {
  const written = formatAsks(filter);
  return filter.not && written ? `!${written}` : written;
}

function formatAsks(filter: Asks): string {
  if ('empty' in filter) return '@empty';
  if ('within' in filter) return `@${filter.within}`;
  if ('contains' in filter) return filter.contains ? `~${escaped(filter.contains)}` : '';
  if ('oneOf' in filter) return filter.oneOf.map(escaped).join(',');
  return filter.from || filter.to ? `${escaped(filter.from)}..${escaped(filter.to)}` : '';
}

/** Names or paths in one parameter: one may have a comma in it. */
export const joinedNames = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\,]/g, '\\$&')).join(',');

/** The same, read. */
export const namesJoined = (written: string): string[] => splitAt(written, ',').map(unescaped);

function escaped(value: string): string {
  return value.replace(/[\\,]|\.(?=\.|$)|^[.~!@]/g, (character) => `\\${character}`);
}

function unescaped(written: string): string {
  return written.replace(/\\(.)/gs, '$1');
}

/** Splits where a separator stands that no `\` stands before. */
function splitAt(written: string, separator: string): string[] {
  const parts = [''];
  for (let at = 0; at < written.length; at++) {
    if (written[at] === '\\') parts.push(`${parts.pop()}${written.slice(at, ++at + 1)}`);
    else if (written.startsWith(separator, at)) {
      parts.push('');
      at += separator.length - 1;
    } else parts.push(`${parts.pop()}${written[at]}`);
  }
  return parts;
}
