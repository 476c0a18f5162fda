import { assumedSubject, type Subject } from '#specification';
import type { Connection } from './connection.ts';
import { Unreachable } from './failures.ts';

/** What a server of the product's own needs beyond its address. */
export interface RemoteOptions {
  /** What proves who asks, as headers: `async () => ({ authorization: … })`. Asked before each call. */
  headers?: () => Promise<Record<string, string>>;
  /** Who that is; somebody assumed where absent. */
  subject?: () => Promise<Subject>;
  /** Lets a person sign in again. */
  signIn?: () => void;
  /** How long a call may take, in milliseconds. */
  patience?: number;
}

/** The product's own server. It is sent text, never a stream: over HTTP/1.1 no browser sends one. */
export function remote(address: string, options: RemoteOptions = {}): Connection {
  const { headers: proof, subject, signIn, patience = 30_000 } = options;
  const base = address.replace(/\/+$/, '');
  return {
    isEmbedded: false,
    subject: subject ?? (async (role) => assumedSubject(role)),
    ...(signIn ? { signIn } : {}),
    send: async ({ method, path, headers, body, signal }) => {
      const late = AbortSignal.timeout(patience);
      try {
        return await fetch(base + path, {
          method,
          headers: { ...headers, ...(await proof?.()) },
          body,
          // An answer that went wrong must not be repeated from a cache.
          cache: 'no-store',
          signal: signal ? AbortSignal.any([signal, late]) : late,
        });
      } catch (error) {
        if (signal?.aborted) throw error;
        throw new Unreachable(base, { cause: error });
      }
    },
  };
}
