import { subjectHeader } from '#backend';
import type { Entity, Product, Subject, Values } from '#specification';
import { ready } from '#specification/validation';
import type { Ground } from '#verification';

/** The server does not answer at all. */
export class Unreachable extends Error {}

const patience = 30_000;
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The ground of a server that is asked over HTTP: its records are those that it lists, and what is written there stays. */
export async function remoteGround(product: Product, address: string): Promise<Ground> {
  await ready();
  let known: Record<string, Values[]> | undefined;
  const ground: Ground = {
    address: address.replace(/\/+$/, ''),
    now: () => new Date(),
    headersOf: (subject) => ({ [subjectHeader]: encodeURIComponent(JSON.stringify(subject)) }),
    send: async (request) => {
      const response = await answerTo(request);
      if (!safe.has(request.method) && response.ok) known = undefined;
      return response;
    },
    records: async () => {
      known ??= await listAll(product, ground);
      return known;
    },
  };
  return ground;
}

/** A connection that the server closed while nothing was asked is noticed only when it is used again: then it is asked once more. */
async function answerTo(request: Request, isAgain = false): Promise<Response> {
  try {
    return await fetch(request.clone(), { signal: AbortSignal.timeout(patience), redirect: 'manual' });
  } catch (error) {
    const { cause } = error as Error;
    const isClosed = cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET';
    if (isClosed && !isAgain) return answerTo(request, true);
    throw new Unreachable(cause instanceof Error ? cause.message : String(error));
  }
}

async function listAll(product: Product, ground: Ground): Promise<Record<string, Values[]>> {
  const lists = product.entities.map(async (entity) => [entity.name, await listOf(product, entity, ground)] as const);
  return Object.fromEntries(await Promise.all(lists));
}

/** As whoever is shown the most of it. */
async function listOf(product: Product, entity: Entity, ground: Ground): Promise<Values[]> {
  const path = product.operation(entity, 'list')?.template.fill(() => '');
  const subjects: Subject[] = [
    ...product.access.roles.map(({ name }) => ({ id: name, roles: [name] })),
    { id: '', roles: [] },
  ];
  let most: Values[] = [];
  for (const subject of path === undefined ? [] : subjects) {
    const headers = ground.headersOf(subject);
    const response = await ground.send(new Request(`${ground.address}${path}?size=1000`, { headers }));
    const body: unknown = response.ok ? await response.json().catch(() => ({})) : {};
    const items =
      typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) ? body.items : [];
    if (extent(items) > extent(most)) most = items;
  }
  return most;
}

function extent(items: readonly Values[]): number {
  return items.reduce((sum, item) => sum + Object.keys(item).length, 0);
}
