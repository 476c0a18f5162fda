import type { IncomingMessage } from 'node:http';
import { isLoopback } from './serve/origins.ts';

/** Whether a request comes from this machine, and asks it by one of its own names. */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '');
  return address !== undefined && isLoopback(address) && isLoopback(headers.host ?? '');
}

/**
 * Whether a request comes from this machine, and from the page that is served here: no other page that a person has open may
 * have something opened or written in their name.
 */
export function isFromOwnPage(request: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (!isFromHere(request) || (site !== undefined && site !== 'same-origin')) return false;
  return origin === undefined ? site === 'same-origin' : origin === `http://${host}`;
}
