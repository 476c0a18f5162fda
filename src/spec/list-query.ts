/** What a list shows: one vocabulary for the address in the browser and for the call to the server. */
export interface ListQuery {
  search: string;
  /** By field; a range is `from..to`, several choices are separated by commas. */
  filters: Record<string, string>;
  /** Field names, `-` before one that descends. */
  sort: string[];
  /** From 1. */
  page: number;
  /** A named view of the screen. */
  view: string;
}

const filterKey = /^filter\[(.+)\]$/;

/** Reads what it understands and passes over the rest: an address is written by anyone. */
export function parseListQuery(parameters: URLSearchParams): ListQuery {
  const filters: Record<string, string> = {};
  for (const [key, value] of parameters) {
    const name = filterKey.exec(key)?.[1];
    if (name && value) filters[name] = value;
  }
  const page = Number(parameters.get('page') ?? 1);
  return {
    search: parameters.get('q') ?? '',
    filters,
    sort: parameters.get('sort')?.split(',').filter(Boolean) ?? [],
    page: Number.isInteger(page) && page > 0 ? page : 1,
    view: parameters.get('view') ?? '',
  };
}

/** The shortest address that says the same: what is empty or first is left out. */
export function formatListQuery({ search, filters, sort, page, view }: ListQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (view) parameters.set('view', view);
  if (search) parameters.set('q', search);
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(`filter[${name}]`, value);
  if (sort.length > 0) parameters.set('sort', sort.join(','));
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}
