import { inParts } from '#app/data';
import type { Client } from '#client';
import { type Around, type Entity, everything } from '#specification';
import { holdingPaths } from './holding.ts';

/** What holds some of several records: by key, how many refer to it, of which entity. */
export type Held = ReadonlyMap<string, ReadonlyMap<Entity, number>>;

/** More are not looked through: what is not found here the backend refuses. */
const most = 500;

/** Which of several records others keep from being deleted, as far as those may be seen. */
export async function findHeld(
  client: Client,
  entity: Entity,
  keys: readonly string[],
  around: Around,
  signal?: AbortSignal,
): Promise<Held> {
  const asked = new Set(keys);
  const parts = holdingPaths(entity, around.subject).flatMap((holding) =>
    inParts(keys).map((oneOf) => [...holding, oneOf] as const),
  );
  const answers = await Promise.allSettled(
    parts.map(async ([other, path, oneOf]) => {
      const query = { ...everything, filters: new Map([[path.name, { oneOf }]]) };
      const { items } = await client.list(other, { query, size: most, signal });
      return items.flatMap((item) => [...new Set(keysIn(path.read(item, around)))].map((key) => ({ key, other })));
    }),
  );
  // What may not be asked is left to whoever deletes it.
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const held = new Map<string, Map<Entity, number>>();
  for (const { key, other } of found) {
    if (!asked.has(key)) continue;
    const counts = held.get(key) ?? new Map<Entity, number>();
    held.set(key, counts.set(other, (counts.get(other) ?? 0) + 1));
  }
  return held;
}

/** The keys in an answer: that of a reference, or those of several. */
function keysIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(keysIn);
  return typeof answer === 'string' || typeof answer === 'number' ? [String(answer)] : [];
}
