import { describe, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '#backend';
import { localGround } from '#tooling/verify/local-ground';
import { verify } from '#verification';
import { archive } from './verification/archive.ts';
import { isCaught, now, productOf } from './verification/catching.ts';

// The document is tried as a whole.
vi.setConfig({ testTimeout: 180_000 });

test('what lists, details and dashboards show is proven as a whole, and what stands inside of records', async () => {
  const product = productOf(archive);
  const results = await verify(product, await localGround(product, now));
  expect(results.filter(({ verdict }) => verdict !== 'proven')).toEqual([]);
  expect(results.length).toBeGreaterThan(120);
});

/** A server that was built from a document in which one thing is otherwise. */
const mutants: [what: string, from: string, to: string, caughtAt: string][] = [
  ['searches in less', 'search: [title, artist.name]', 'search: [title]', 'screens.albums.search'],
  ['searches in more', 'search: [title, artist.name]', 'search: [title, artist.name, note]', 'screens.albums.search'],
  ['searches elsewhere', 'search: [title, artist.name]', 'search: [title, artist.town]', 'screens.albums.search'],
  ['sorts by the first alone', 'sort: [-year, -title]', 'sort: [-year]', 'screens.albums.sort'],
  ['sorts the other way', 'sort: [-year, -title]', 'sort: [year, -title]', 'screens.albums.sort'],
  ['lists what does not belong', 'where: record.year < 2000', 'where: record.year < 1900', 'screens.early.where'],
  ['lists all', ' where: record.year < 2000,', '', 'screens.early.where'],
  ['counts something else', 'record.year >= 2000', 'record.year > 1900', 'screens.overview.widgets.0'],
  ['adds up something else', 'aggregate: sum', 'aggregate: max', 'screens.overview.widgets.1'],
  ['groups by something else', 'by: genre }', 'by: year }', 'screens.overview.widgets.2'],
  ['goes by other stretches', 'per: month', 'per: year', 'screens.overview.widgets.3'],
  ['shows a dashboard to everybody', 'roles: [chief]\n  widgets', 'widgets', 'screens.overview.roles'],
  [
    'keeps a reference to what is gone',
    'to: artist, onDelete: setNull',
    'to: artist, onDelete: restrict',
    'entities.album.fields.artist.onDelete',
  ],
  [
    'keeps a reference in a list',
    'to: label, onDelete: setNull',
    'to: label, onDelete: cascade',
    'entities.album.fields.labels.items.onDelete',
  ],
  [
    'deletes what is held',
    'required: true, onDelete: restrict',
    'required: true, onDelete: cascade',
    'entities.loan.fields.album.onDelete',
  ],
  [
    'leaves what was to go along',
    'to: artist, onDelete: cascade',
    'to: artist, onDelete: setNull',
    'entities.loan.fields.place.properties.artist.onDelete',
  ],
  [
    'takes what is taken inside of a list',
    'required: true, unique: true',
    'required: true',
    'entities.album.fields.tracks.items.properties.code.unique',
  ],
  [
    'lets anybody answer inside of an object',
    'counted: { type: integer, readOnly: true }',
    'counted: { type: integer }',
    'entities.album.fields.stock.properties.counted.readOnly',
  ],
  [
    'refuses an example',
    'maxLength: 20, examples: [Nina Simone, Miles Davis]',
    'maxLength: 10',
    'entities.artist.fields.name.examples.0',
  ],
];

describe('a server is caught that', () => {
  test.each(mutants)('%s', async (_what, from, to, caughtAt) => {
    expect(archive).toContain(from);
    const other = productOf(archive.replace(from, to));
    expect(await isCaught(archive, { backend: (options) => createBackend(other, options) }, caughtAt)).toBe(true);
  });

  /** As if the query did not say it. */
  const deaf = (isSaid: (name: string) => boolean) => (backend: Backend) => (request: Request) => {
    const url = new URL(request.url);
    for (const name of [...url.searchParams.keys()]) if (isSaid(name)) url.searchParams.delete(name);
    return backend(new Request(url, request));
  };
  const wrapped: [what: string, wrap: (backend: Backend) => Backend, caughtAt: string][] = [
    ['does not filter by a choice', deaf((name) => name === 'filter[genre]'), 'screens.albums.filters.0'],
    ['does not filter by a range', deaf((name) => name === 'filter[year]'), 'screens.albums.filters.1'],
    ['does not filter by a reference', deaf((name) => name === 'filter[artist]'), 'screens.albums.filters.2'],
    ['does not filter by a text', deaf((name) => name === 'filter[title]'), 'screens.albums.filters.3'],
    ['does not filter by a day', deaf((name) => name === 'filter[released]'), 'screens.albums.filters.4'],
    ['does not sort by a column', deaf((name) => name === 'sort'), 'screens.albums.columns.3'],
    ['shows everything as related', deaf((name) => name === 'filter[artist]'), 'screens.artist.related.0'],
    ['leaves out what a list refers to', without('included'), 'screens.albums.columns'],
    ['leaves out what a detail refers to', without('$included'), 'screens.album.sections'],
    ['takes no change back', once, 'entities.album.fields'],
  ];

  test.each(wrapped)('%s', async (_what, wrap, caughtAt) => {
    const product = productOf(archive);
    const caught = isCaught(archive, { backend: (options) => wrap(createBackend(product, options)) }, caughtAt);
    expect(await caught).toBe(true);
  });
});

test('a sample that breaks a rule of its own document is named', async () => {
  const product = productOf(archive.replace('genre: folk, price: 12', 'genre: folk, price: 2'));
  const results = await verify(product, await localGround(product, now), {
    only: ({ path }) => path === 'entities.album.samples.0',
  });
  expect(results[0]).toMatchObject({ verdict: 'contradicted', because: expect.stringContaining('priced') });
});

/** Answers without a part of it. */
function without(name: string) {
  return (backend: Backend) => async (request: Request) => {
    const response = await backend(request);
    if (!response.ok || response.status === 204) return response;
    const { [name]: _, ...body } = await response.json();
    return Response.json(body, response);
  };
}

/** Changes each record once, and says later that it had done it again. */
function once(backend: Backend): Backend {
  const changed = new Set<string>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'PATCH' || !changed.has(pathname)) {
      if (request.method === 'PATCH') changed.add(pathname);
      return backend(request);
    }
    return backend(new Request(request.url, { headers: request.headers }));
  };
}
