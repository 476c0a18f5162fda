import type { Session } from '#app/data';
import { type Entity, everything, type Values } from '#specification';

/** So many values are asked for in one call. */
const atOnce = 40;
const size = 200;

/** The records that have one of some answers to a field. */
export async function recordsWith(
  { client }: Pick<Session, 'client'>,
  entity: Entity,
  name: string,
  answers: ReadonlySet<string>,
): Promise<Values[]> {
  const found: Values[] = [];
  for (let at = 0; at < answers.size; at += atOnce) {
    const oneOf = [...answers].slice(at, at + atOnce);
    const query = { ...everything, filters: new Map([[name, { oneOf }]]) };
    found.push(...(await client.list(entity, { query, size })).items);
  }
  return found;
}
