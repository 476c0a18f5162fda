import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What may ask: pages of this very server, whoever knows the address with its token. */
export interface Guard {
  /** As in `127.0.0.1:4711`: a name of somebody else's that leads here is not answered. */
  host: string;
  token: string;
}

/** What is asked for, behind the token; undefined where it is refused. */
export function askedFor({ headers, url = '/', method }: IncomingMessage, { host, token }: Guard): string | undefined {
  if (headers.host !== host) return undefined;
  const site = headers['sec-fetch-site'];
  if (method !== 'GET' && (headers.origin !== `http://${host}` || (site !== undefined && site !== 'same-origin')))
    return undefined;
  const [, given = '', ...rest] = url.split('/');
  const isToken = timingSafeEqual(digest(given), digest(token));
  return isToken && url.startsWith(`/${given}/`) ? rest.join('/') : undefined;
}

const loopback = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;

/** Whether a page of the very server that is asked asks, on this very machine and by its own name. */
export function isOwnPage({ headers, method, socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) &&
    headers['sec-fetch-site'] === 'same-origin' &&
    (method === 'GET' || origin === `http://${host}`)
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Only what stands in the page itself runs in it, and it asks nobody but this server. */
export function policyOf(page: string): string {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
