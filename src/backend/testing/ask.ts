import { compile, type Product, type Values } from '#specification';
import { read } from '#specification/reading';
import { type Backend, createBackend, memoryStore, type ProblemDetails, type Store } from '../index.ts';

/** The clock of all tests of the backend. */
export const now = new Date('2026-03-09T10:00:00Z');

type Body = Record<string, unknown> & { items: Record<string, unknown>[]; total: number } & ProblemDetails;

interface Asked {
  status: number;
  headers: Headers;
  etag: string;
  body: Body;
}

export interface Ask {
  as?: string;
  id?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A backend under test, and a way to ask it. */
export interface Asking {
  product: Product;
  store: Store;
  backend: Backend;
  ask: (method: string, path: string, options?: Ask) => Promise<Asked>;
  /** All records of an entity, as they are kept. */
  all: (entity: string) => Promise<{ key: string; values: Values; revision: number }[]>;
  /** Keeps a record as it is given, whatever rules say. */
  put: (entity: string, key: string, values: Values) => Promise<void>;
}

export function asking(text: string, store: Store = memoryStore()): Asking {
  const product = compile(read(text).specification);
  const backend = createBackend(product, { store, now: () => now });
  return {
    product,
    store,
    backend,
    ask: (method, path, options) => ask(backend, method, path, options),
    all: async (entity) => (await store.find(entity)).records,
    put: async (entity, key, values) => {
      const expected = (await store.get(entity, key))?.revision ?? 0;
      await store.write([{ entity, record: { key, values, changes: [] }, expected }]);
    },
  };
}

async function ask(
  backend: Backend,
  method: string,
  path: string,
  { as = 'manager', id = as, body, headers: more }: Ask = {},
): Promise<Asked> {
  const headers: Record<string, string> = { 'preview-as': encodeURIComponent(JSON.stringify({ id, roles: [as] })) };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await backend(
    new Request(`https://product.invalid${path}`, {
      method,
      headers: { ...headers, ...more },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    etag: response.headers.get('etag') ?? '',
    body: text ? JSON.parse(text) : null,
  };
}

/** A document of some chapters, each one block of yaml. */
export function documentOf(yaml: Record<number, string>): string {
  return Object.entries(yaml)
    .map(([chapter, block]) => `## ${chapter}. Chapter\n\n\`\`\`yaml\n${block}\n\`\`\`\n`)
    .join('\n');
}

/** A backend of a small document: it is asked as `anyone` unless it is said as whom. */
export function small(yaml: Record<number, string>, store?: Store) {
  const { ask: send, ...rest } = asking(documentOf(yaml), store);
  const ask = (method: string, path: string, body?: unknown, as = 'anyone', headers?: Record<string, string>) =>
    send(method, path, { as, body, headers });
  return { ...rest, ask };
}
