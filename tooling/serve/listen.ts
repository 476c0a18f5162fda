import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '#backend';
import { type StatusWords, statusWordsFor } from '#specification/texts/statuses';
import { requestOf, Unanswerable } from './http-request.ts';
import { corsHeaders, isOwnName, mayAsk, nameOf, preflightHeaders } from './origins.ts';

export interface Listening {
  url: string;
  /** Answers what was asked already, then stops. */
  close: () => Promise<void>;
}

export interface ListenOptions {
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** What else it is called by those who ask, as `desk.example`. */
  names?: readonly string[];
  /** Called with each name that it is not called by, the first time that somebody asks by it. */
  onStranger?: (name: string) => void;
  /** Of the product's first language: what is refused here is said in it. */
  locale?: string;
}

/** How long answers that are under way are waited for, in milliseconds. */
const patience = 3000;

/** Names that are told of: somebody could ask by any number. */
const mostStrangers = 10;

/** Has a backend answer over HTTP. Rejects where the address cannot be listened on. */
export async function listen(backend: Backend, options: ListenOptions): Promise<Listening> {
  const { host, port, names, locale, onStranger } = options;
  const words = await statusWordsFor(locale);
  const strangers = new Set<string>();
  const isOwn = (asked: string) => {
    if (isOwnName(asked, host, names)) return true;
    const name = nameOf(asked);
    if (strangers.size < mostStrangers && !strangers.has(name)) {
      strangers.add(name);
      onStranger?.(name);
    }
    return false;
  };
  const server = createServer((message, response) => {
    answer(backend, words, isOwn, message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const { port: found, family, address } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${found}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearTimeout(late);
    },
  };
}

async function answer(
  backend: Backend,
  words: StatusWords,
  isOwn: (host: string) => boolean,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { origin, host = '' } = message.headers;
  if (!isOwn(host) || !mayAsk(origin, host)) return refuse(response, words, 403);
  const isPreflight = message.method === 'OPTIONS' && message.headers['access-control-request-method'] !== undefined;
  if (origin !== undefined && isPreflight) {
    response.writeHead(204, preflightHeaders(origin)).end();
    return;
  }
  const cors = origin === undefined ? {} : corsHeaders(origin);
  try {
    const answered = await backend(await requestOf(message));
    const body = Buffer.from(await answered.arrayBuffer());
    response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), ...cors });
    response.end(body);
  } catch (error) {
    message.resume();
    if (!(error instanceof Unanswerable)) console.error(error);
    refuse(response, words, error instanceof Unanswerable ? error.status : 500, cors);
  }
}

/** What never came to the backend is answered as it would have been. */
function refuse(response: ServerResponse, words: StatusWords, status: number, headers: Record<string, string> = {}) {
  const titles: Readonly<Record<number, string>> = words;
  const problem = { type: 'about:blank', status, title: titles[status] ?? words[500] };
  response.writeHead(status, { ...headers, 'content-type': 'application/problem+json' });
  response.end(JSON.stringify(problem));
}
