import { type Product, preferred } from '#specification';
import { Exchange } from './exchange.ts';
import { answerRefusal, Refusal } from './problem-details.ts';
import { figuresPath } from './reading/figures-path.ts';
import { list } from './reading/list.ts';
import { read } from './reading/read.ts';
import { allowed, type Match, routerOf } from './router.ts';
import type { Store } from './stores/index.ts';
import { peoplePath, personWith, subjectPath } from './users-with.ts';

/** Answers the product's calls. */
export type Backend = (request: Request) => Promise<Response>;

export interface BackendOptions {
  store: Store;
  /** The clock; the real one where absent. */
  now?: () => Date;
}

/**
 * A server for the product, made from its specification: list, read, create, update, delete and every transition,
 * with the permissions, rules and errors that the document states. It is asked with requests and answers with
 * responses, so that the product's own server can take its place.
 */
export function createBackend(product: Product, { store, now = () => new Date() }: BackendOptions): Backend {
  const route = routerOf(product);
  return async (request) => {
    let match: Match | undefined;
    try {
      await product.ready();
      const { pathname, searchParams } = new URL(request.url);
      const role = searchParams.get('role') ?? '';
      if (pathname === subjectPath)
        return await onlyRead(request, async () =>
          Response.json(await personWith(product, store, role, searchParams.get('person') ?? '')),
        );
      if (pathname === peoplePath) {
        const { peopleWith } = await import('./people.ts');
        return await onlyRead(request, async () => Response.json(await peopleWith(product, store, role)));
      }
      if (pathname.startsWith(figuresPath)) {
        const name = decodeURIComponent(pathname.slice(figuresPath.length));
        const { figures } = await import('./reading/figures.ts');
        return await onlyRead(request, () => figures({ product, store, now: now() }, request, name));
      }
      if (request.method === 'OPTIONS') return options(allowed(route.all(pathname).map(({ operation }) => operation)));
      match = route.one(request.method, pathname);
      const { operation, parameters } = match;
      const response = await again(request, (own) =>
        answer(new Exchange({ product, store, now: now() }, own, operation, parameters)),
      );
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      const { wordsFor } = await import('./words.ts');
      const refusal = refusalOf(error);
      const words = await wordsFor(localeFor(request, product), refusal.options.issues !== undefined);
      const response = answerRefusal(product, match?.operation, refusal, words);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    }
  };
}

/** The language of the product that whoever asks likes best (RFC 9110, 12.5.4), else its first. */
function localeFor({ headers }: Request, { locales }: Product): string | undefined {
  const asked = (headers.get('accept-language') ?? '').split(',').map((one) => {
    const [tag = '', ...parameters] = one.split(';').map((part) => part.trim());
    const quality = parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1;
    return { tag, quality: Number(quality) };
  });
  const liked = asked.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  const tags = liked.map(({ tag }) => tag);
  return preferred(locales, tags) ?? locales[0];
}

function options(allow: string): Response {
  return new Response(null, { status: 204, headers: { allow } });
}

/** An address of our own, where nothing can be changed. */
async function onlyRead(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const allow = allowed([{ method: 'GET' }]);
  switch (request.method) {
    case 'GET':
      return answer();
    case 'HEAD':
      return new Response(null, await answer());
    case 'OPTIONS':
      return options(allow);
    default:
      throw new Refusal(405, { headers: { allow } });
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof URIError) return new Refusal(400);
  return new Refusal(500, { detail: error instanceof Error ? error.message : String(error) });
}

/** So often something is tried that somebody else was faster with. */
const mostTries = 4;

/** Who does not say which revision is meant means any: where it changed meanwhile, it is done to what it is now. */
async function again(request: Request, work: (own: Request) => Promise<Response>): Promise<Response> {
  if (request.method === 'GET' || request.headers.has('if-match')) return work(request);
  for (let tries = 1; ; tries++) {
    try {
      return await work(tries < mostTries ? request.clone() : request);
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 412) || tries === mostTries) throw error;
    }
  }
}

async function answer(exchange: Exchange): Promise<Response> {
  switch (exchange.operation.does) {
    case 'list':
      return list(exchange);
    case 'read':
      return read(exchange);
    default: {
      // What is only read needs none of it.
      const { write } = await import('./writing/index.ts');
      return write(exchange);
    }
  }
}
