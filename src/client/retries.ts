import type { Connection } from './connection.ts';
import { Unreachable } from './failures.ts';
import { within } from './within.ts';

/** Milliseconds before each further try of a read. */
const pauses = [400, 1200];
/** Longer than this nobody waits without being asked, in milliseconds. */
const longest = 5000;
/** What tells that it failed in passing. */
const passing = [502, 503, 504];

/** The reads that are tried again just now. */
export class Retries {
  readonly #listeners = new Set<() => void>();
  #count = 0;

  readonly count = (): number => this.#count;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends calls; what only reads is tried again where it failed in passing. Nothing that changes anything ever is. */
  over(send: Connection['send']): Connection['send'] {
    return async (call) => {
      if (call.method !== 'GET') return send(call);
      let isCounted = false;
      try {
        for (const pause of pauses) {
          const { answer, error, wait } = await tried(send, call, pause);
          if (wait === undefined) return given(answer, error);
          if (!isCounted) this.#add(1);
          isCounted = true;
          const over = new Promise((resolve) => setTimeout(resolve, wait));
          await (call.signal ? within(call.signal, over) : over);
        }
        return await send(call);
      } finally {
        if (isCounted) this.#add(-1);
      }
    };
  }

  #add(count: number) {
    this.#count += count;
    for (const listener of this.#listeners) listener();
  }
}

interface Tried {
  answer?: Response;
  error?: unknown;
  /** How long until another try; absent where there is none. */
  wait?: number;
}

async function tried(send: Connection['send'], call: Parameters<typeof send>[0], pause: number): Promise<Tried> {
  try {
    const answer = await send(call);
    return { answer, wait: passing.includes(answer.status) ? pause : stated(answer) };
  } catch (error) {
    // Who waited for as long as a call may take is not made to wait again.
    return { error, wait: error instanceof Unreachable && !error.isLate ? pause : undefined };
  }
}

function given(answer: Response | undefined, error: unknown): Response {
  if (!answer) throw error;
  return answer;
}

/** How long a server asks to be left alone that was asked too much; undefined where it does not say, or for too long. */
function stated({ status, headers }: Response): number | undefined {
  const after = headers.get('retry-after');
  if (status !== 429 || after === null) return undefined;
  const wait = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return wait <= longest ? Math.max(wait, 0) : undefined;
}
