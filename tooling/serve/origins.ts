import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { subjectHeader } from '#backend';

/** Whether a host is this machine: `localhost`, `127.0.0.1`, `[::1]`, with or without a port, or `::1`. */
export function isLoopback(host: string): boolean {
  const name = nameOf(host);
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** The name of a host, without a port. */
export const nameOf = (host: string) => host.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([^:]*):\d+$/, '$1');

/**
 * Whether a server is asked by a name of its own, on whatever address it listens: one that somebody else made lead here would have
 * every page of theirs ask in the name of who opened it.
 * @param listening the host that it was told to listen on
 * @param further the names that it was told others call it by
 */
export function isOwnName(host: string, listening: string, further: readonly string[] = []): boolean {
  const name = nameOf(host).toLowerCase();
  if (isLoopback(host) || further.some((one) => one.toLowerCase() === name)) return true;
  if (isLoopback(listening)) return false;
  const own = hostname().toLowerCase();
  return isIP(name) !== 0 || [listening.toLowerCase(), own, `${own}.local`].includes(name);
}

/** Whether a page of an origin may ask: one on this machine, or one that this very server gave out. */
export function mayAsk(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { host: asking } = new URL(origin);
  return isLoopback(asking) || asking === host;
}

/** What lets a page of another origin read an answer. */
export function corsHeaders(origin: string): Record<string, string> {
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'etag, allow', vary: 'origin' };
}

/** What a browser is told before it asks from another origin. */
export function preflightHeaders(origin: string): Record<string, string> {
  return {
    ...corsHeaders(origin),
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': `content-type, if-match, idempotency-key, ${subjectHeader}`,
    'access-control-max-age': '600',
  };
}
