import { assumedSubject, type Subject } from '#specification';
import type { Connection } from './connection.ts';
import { ProblemError, Unreachable, UnreadableAnswer } from './failures.ts';
import { parseSubject } from './parse-subject.ts';
import { loadProblemDetails } from './problem-of.ts';
import { readWhole } from './read-whole.ts';
import { within } from './within.ts';

/** What a server of the product's own needs beyond its address. */
export interface RemoteOptions {
  /** What proves who asks, as headers: `async () => ({ authorization: … })`. Asked before each call. */
  headers?: () => Promise<Record<string, string>>;
  /** Who that is; somebody assumed where absent. */
  subject?: () => Promise<Subject>;
  /** Lets a person sign in again. */
  signIn?: () => void;
  /** How long a call may take, to the last letter of its answer, in milliseconds; a second more for each 50 kB that it sends. */
  patience?: number;
}

/** Whoever can prove nothing, with a line, has to sign in again. */
function refusalOf(error: unknown): never {
  const isOfLine = error instanceof TypeError || globalThis.navigator?.onLine === false;
  if (isOfLine || error instanceof DOMException || error instanceof ProblemError) throw error;
  throw new ProblemError({ type: 'about:blank', status: 401, title: '' });
}

/** The product's own server. It is sent text, never a stream: over HTTP/1.1 no browser sends one. */
export function remote(address: string, options: RemoteOptions = {}): Connection {
  const { headers: proof, subject, signIn, patience = 30_000 } = options;
  const base = address.replace(/\/+$/, '');
  return {
    isEmbedded: false,
    isAssumed: !subject,
    subject: async (role) => (subject ? parseSubject(await subject()) : assumedSubject(role)),
    ...(signIn ? { signIn } : {}),
    parts: [loadProblemDetails],
    send: async ({ method, path, headers, body, signal: asked }) => {
      let mayHaveArrived = false;
      // A long body takes its time: 50 kB a second is a slow line.
      const late = AbortSignal.timeout(patience + Math.round((body?.length ?? 0) / 50));
      const signal = asked ? AbortSignal.any([asked, late]) : late;
      try {
        const proven = proof ? await within(signal, proof()).catch(refusalOf) : {};
        // Without a line nothing leaves at all.
        mayHaveArrived = globalThis.navigator?.onLine !== false;
        const response = await fetch(base + path, {
          method,
          headers: { ...headers, ...proven },
          body,
          // An answer that went wrong must not be repeated from a cache.
          cache: 'no-store',
          signal,
        });
        // An answer that is cut off or never ends is none.
        return await readWhole(response);
      } catch (error) {
        if (asked?.aborted || error instanceof ProblemError || error instanceof UnreadableAnswer) throw error;
        throw new Unreachable(base, { cause: error, mayHaveArrived, isLate: late.aborted });
      }
    },
  };
}
