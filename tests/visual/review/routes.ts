import type { IncomingMessage, ServerResponse } from 'node:http';
import { Stop } from '../exit-codes.ts';
import type { Desk } from './desk.ts';

/** What can be asked, by method and name; it resolves to what is answered. What is sent along is a body, or a query. */
export type Routes = Record<string, (sent: Readonly<Record<string, unknown>>) => unknown>;

/** What can be decided over HTTP. */
export function decisionRoutes(desk: () => Desk): Routes {
  return {
    'GET decided': () => desk().decided(),
    'POST accept': (body) => desk().accept(picturesIn(body), seenIn(body)),
    'POST reject': (body) => desk().reject(picturesIn(body), textIn(body, 'reason')),
    'POST undo': (body) => desk().undo(picturesIn(body)),
  };
}

/** A text that was sent; undefined where there is none. */
export function textIn(body: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const text = body[key];
  return typeof text === 'string' ? text : undefined;
}

function seenIn({ seen }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return seen !== null && typeof seen === 'object' ? { ...seen } : {};
}

function picturesIn({ pictures }: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(pictures) || pictures.length === 0 || !pictures.every((name) => typeof name === 'string'))
    throw new Stop('Name the pictures.');
  return pictures;
}

/** Answers one question after the other: two that write at once would lose what the other wrote. */
export function inTurn(
  routes: Routes,
): (message: IncomingMessage, asked: string, response: ServerResponse) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return async (message, asked, response) => {
    const { pathname, searchParams } = new URL(asked, 'http://ninefold.invalid');
    const route = routes[`${message.method} ${pathname.slice(1)}`];
    if (!route) return send(response, 404, { problem: 'There is nothing here.' });
    // Its turn comes once all of it is here: who never ends holds up nobody.
    const sent = message.method === 'POST' ? bodyOf(message) : Promise.resolve(Object.fromEntries(searchParams));
    const mine = sent.then((body) => {
      const turn = last.then(() => route(body));
      last = turn.catch(() => undefined);
      return turn;
    });
    return mine.then(
      (found) => send(response, 200, found),
      (error: unknown) => send(response, 409, { problem: error instanceof Error ? error.message : String(error) }),
    );
  };
}

const longestBody = 1_000_000;

async function bodyOf(message: IncomingMessage): Promise<Record<string, unknown>> {
  let body = '';
  for await (const part of message.setEncoding('utf8')) {
    body += part;
    if (body.length > longestBody) throw new Stop('That is more than can be taken at once.');
  }
  const asked: unknown = JSON.parse(body);
  return asked !== null && typeof asked === 'object' ? { ...asked } : {};
}

export const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

export function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));
}
