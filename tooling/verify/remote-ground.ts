import { subjectHeader } from '#backend';
import type { Entity, Product, Subject, Values } from '#specification';
import { ready } from '#specification/validation';
import { type Ground, NoAnswer } from '#verification';
import type { Credentials } from './credentials.ts';

/** Nothing can be tried with a server; says why. */
export class Unreachable extends Error {}

export interface Remote {
  address: string;
  /** Who can ask; where absent, who asks stands in the header of previews. */
  credentials?: Credentials | undefined;
  /** How long an answer is waited for, to its last letter, in milliseconds. */
  patience?: number;
}

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** More than a page of records ever is, in bytes. */
const longest = 16_000_000;

/** The ground of a server that is asked over HTTP: its records are those that it lists, and what is written there stays. */
export async function remoteGround(product: Product, remote: Remote): Promise<Ground> {
  await ready();
  const { address, credentials, patience = 10_000 } = remote;
  let known: Record<string, Values[]> | undefined;
  const ground: Ground = {
    address: address.replace(/\/+$/, ''),
    now: () => new Date(),
    headersOf: (subject) =>
      credentials ? proofOf(credentials, subject) : { [subjectHeader]: encodeURIComponent(JSON.stringify(subject)) },
    ...(credentials ? { people: (role) => credentials.get(role) ?? [] } : {}),
    send: async (request) => {
      let isRefused = false;
      try {
        const response = await answerTo(request, patience);
        isRefused = !response.ok;
        return response;
      } finally {
        // Also what was not answered may have been written.
        if (!safe.has(request.method) && !isRefused) known = undefined;
      }
    },
    records: async () => {
      known ??= Object.fromEntries(
        await Promise.all(product.entities.map(async (entity) => [entity.name, await lists.of(entity)] as const)),
      );
      return known;
    },
  };
  const lists = new Lists(product, ground);
  return ground;
}

function proofOf(credentials: Credentials, { id, roles }: Subject): Record<string, string> {
  const own = roles.flatMap((role) => credentials.get(role) ?? []);
  return (own.find((one) => one.id === id) ?? own[0])?.headers ?? {};
}

/**
 * Each is asked over a connection of its own: one that the server closed while nothing was asked is noticed only when it is
 * used again, and nobody knows then whether the server has taken what must not be asked twice.
 */
async function answerTo(request: Request, patience: number): Promise<Response> {
  try {
    const alone = new Request(request);
    alone.headers.set('connection', 'close');
    return await whole(await fetch(alone, { signal: AbortSignal.timeout(patience), redirect: 'manual' }));
  } catch (error) {
    const { cause, name, message } = error as Error;
    if (name === 'TimeoutError') throw new NoAnswer(`none in ${patience / 1000} s`);
    throw new NoAnswer(cause instanceof Error ? cause.message || cause.name : message);
  }
}

/** An answer whose body has come to its end. Throws where it breaks off or is far too long. */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers, body } = response;
  if (!body) return response;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > longest) throw new NoAnswer(`more than ${longest} bytes`);
    parts.push(new Uint8Array(part));
  }
  return new Response(length === 0 ? null : new Blob(parts), { status, statusText, headers });
}

/** The records that a server lists, as whoever is shown the most of them. */
class Lists {
  readonly #product: Product;
  readonly #ground: Ground;
  readonly #best = new Map<Entity, Subject>();

  constructor(product: Product, ground: Ground) {
    this.#product = product;
    this.#ground = ground;
  }

  async of(entity: Entity): Promise<Values[]> {
    const path = this.#product.operation(entity, 'list')?.template.fill(() => '');
    if (path === undefined) return [];
    const best = this.#best.get(entity);
    if (best) return (await this.#page(path, best)).items;
    let most: Values[] | undefined;
    let refusal = '';
    for (const subject of this.#subjects()) {
      const page = await this.#page(path, subject);
      if (page.refusal) refusal ||= page.refusal;
      else if (!most || extent(page.items) > extent(most)) {
        most = page.items;
        this.#best.set(entity, subject);
      }
    }
    if (most) return most;
    throw new Unreachable(refusal);
  }

  #subjects(): Subject[] {
    const { people } = this.#ground;
    const roles = this.#product.access.roles.map(({ name }) => name).filter((role) => people?.(role).length !== 0);
    return [...roles.map((role) => ({ id: people?.(role)[0]?.id ?? role, roles: [role] })), { id: '', roles: [] }];
  }

  async #page(path: string, subject: Subject): Promise<{ items: Values[]; refusal?: string }> {
    const headers = this.#ground.headersOf(subject);
    const response = await this.#ground.send(new Request(`${this.#ground.address}${path}?size=1000`, { headers }));
    const type = response.headers.get('content-type') ?? 'nothing';
    const asked = `GET ${path} as ${subject.roles.join() || 'nobody'}`;
    if (!response.ok) {
      const location = response.headers.get('location');
      return { items: [], refusal: `${asked} is answered with ${response.status}${location ? ` to ${location}` : ''}` };
    }
    const body: unknown = await response.json().catch(() => undefined);
    const items = Array.isArray(body)
      ? body
      : typeof body === 'object' && body !== null && 'items' in body
        ? body.items
        : undefined;
    if (!Array.isArray(items))
      return { items: [], refusal: `${asked} is answered with ${type}, and no list of records` };
    return { items };
  }
}

function extent(items: readonly Values[]): number {
  return items.reduce((sum, item) => sum + Object.keys(item).length, 0);
}
