import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server was sent. */
interface Received {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Answers a request, or does not. */
export type Answering = (request: Received, response: ServerResponse) => unknown;

/** A server on the loopback that answers as it is told, and remembers what it was sent. */
export interface LoopbackServer {
  address: string;
  received: Received[];
  answerWith: (answering: Answering) => void;
  close: () => Promise<void>;
}

/** Starts one. It answers pages from anywhere, as a server for an app on another address does. */
export async function loopbackServer(first: Answering = () => undefined): Promise<LoopbackServer> {
  const received: Received[] = [];
  let answering = first;
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'etag');
    response.setHeader('access-control-allow-methods', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const { method = '', url: path = '', headers } = request;
    const sent = { method, path, headers, body };
    received.push(sent);
    return answering(sent, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next) => {
      answering = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers JSON, or a text as it is. */
export function json(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
