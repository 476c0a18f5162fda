import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Pages } from '#app/pages';
import { DocumentContext, documentOf } from '#app/product';
import { AppProviders, createQueries, ProductProviders } from '#app/providers';
import { writeSetting } from '#app/settings';
import { Shell } from '#app/shell';
import { type Backend, createBackend, memoryStore, sampleRecords, subjectHeader } from '#backend';
import { type Connection, overBackend } from '#client';
import { assumedSubject, type Product } from '#specification';
import { read } from '#specification/reading';
import { type Facts, written } from './desk.ts';

const today = new Date('2026-03-09T10:00:00Z');

export interface Asked {
  entity?: string;
  /** Of the record. */
  key?: string;
  /** After the address: `?q=lamp`. */
  query?: string;
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Answered {
  status: number;
  headers: Headers;
  body: Answer;
}

/** A product with its records, as programs and people meet it. */
export interface World {
  product: Product;
  /** Does something to an entity, to one of its records where a key is given, by the call that does it. */
  ask: (does: string, asked?: Asked) => Promise<Answered>;
  /** Shows a page, and waits until it stands still. */
  open: (address: string, role?: string) => Promise<void>;
  /** Who somebody with a role is, while roles are previewed. */
  subject: Connection['subject'];
  /** What the app has sent: `PATCH /tickets/t1`. */
  sent: string[];
  /** Answers in the backend's place. */
  answer: (instead: Connection['send']) => void;
  close: () => void;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever an answer holds, a proof looks into it
export type Answer = any;

/** The world of a document. Throws where the document has an error: a proof must be about a fact, not about a mistake. */
export async function worldOf(facts: Facts): Promise<World> {
  const reading = read(written(facts), 'DESK.md');
  const errors = reading.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const opened = { ...documentOf('desk', reading), to: (address: string) => address };
  const { product } = opened;
  await product.ready();
  const store = memoryStore();
  const stated = await sampleRecords(product, today);
  await store.fill(Object.fromEntries(Object.entries(stated).map(([name, records]) => [name, records.slice(0, 3)])));
  const backend: Backend = createBackend(product, { store, now: () => today });
  const inside = overBackend(backend, {});
  const sent: string[] = [];
  let send = inside.send;
  const connection: Connection = {
    ...inside,
    signIn: () => sent.push('sign in'),
    send: (call) => {
      const key = call.headers['idempotency-key'] ? ' with a key' : '';
      sent.push(`${call.method} ${call.path}${call.body ? ` ${call.body}` : ''}${key}`);
      return send(call);
    },
  };
  let root: Root | undefined;
  const close = () => {
    root?.unmount();
    root = undefined;
    document.body.replaceChildren();
    document.documentElement.removeAttribute('dir');
    document.documentElement.removeAttribute('lang');
    localStorage.clear();
    sessionStorage.clear();
  };
  return {
    product,
    subject: inside.subject,
    sent,
    close,
    answer: (instead) => {
      send = instead;
    },
    ask: async (does, { entity = 'ticket', key = '', query = '', as = 'clerk', body, headers } = {}) => {
      const of = product.entity(entity);
      const operation = of && product.operation(of, does);
      if (!operation) return { status: 0, headers: new Headers(), body: undefined };
      const { method, template } = operation;
      const said = encodeURIComponent(JSON.stringify({ ...assumedSubject(as), roles: [as] }));
      const response = await backend(
        new Request(`https://product.invalid${template.fill(() => key)}${query}`, {
          method,
          headers: {
            [subjectHeader]: said,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
      );
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
    },
    open: async (address, role = 'clerk') => {
      close();
      writeSetting('role.desk', role);
      const element = document.body.appendChild(document.createElement('div'));
      root = createRoot(element);
      root.render(
        <AppProviders queries={createQueries()}>
          <MemoryRouter initialEntries={[address]}>
            <DocumentContext value={opened}>
              <ProductProviders connection={connection}>
                <Shell>
                  <Pages />
                </Shell>
              </ProductProviders>
            </DocumentContext>
          </MemoryRouter>
        </AppProviders>,
      );
      await stillness();
    },
  };
}

/** Until nothing is on its way and nothing has changed for a moment. */
export async function stillness(): Promise<void> {
  const moment = 60;
  const last = performance.now() + 30_000;
  let quietSince = performance.now();
  const observer = new MutationObserver(() => {
    quietSince = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const isStill = () =>
    document.body.querySelector('h1') &&
    !document.body.querySelector('[aria-busy=true]') &&
    performance.now() - quietSince > moment;
  while (!isStill() && performance.now() < last) await new Promise((resolve) => setTimeout(resolve, 10));
  observer.disconnect();
}
