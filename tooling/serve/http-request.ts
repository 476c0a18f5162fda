import type { IncomingMessage } from 'node:http';
import { longestBody } from '#backend';

/** Why a request is not handed on: the status that it is answered with. */
export class Unanswerable extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

const unspoken: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** The request of a socket as the backend takes it. Throws what cannot be one; no more of a body is read than may be. */
export async function requestOf(message: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = message;
  if (unspoken.has(method)) throw new Unanswerable(405);
  const address = `http://ninefold.invalid${url.startsWith('/') ? url : `/${url}`}`;
  if (!URL.canParse(address)) throw new Unanswerable(400);
  const body = await bodyOf(message);
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(address, { method, headers: plain(headers), ...(hasBody ? { body } : {}) });
}

function plain(headers: IncomingMessage['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith(':') ? [] : [[name, [value].flat().join(', ')]],
  );
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  if (Number(message.headers['content-length'] ?? 0) > longestBody) throw new Unanswerable(413);
  const chunks: Buffer[] = [];
  let length = 0;
  // What is refused is still read to its end, and let go: who is cut off while writing never reads the answer.
  for await (const chunk of message.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > longestBody) throw new Unanswerable(413);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Unanswerable(400);
  }
}
