import { pagesOf, type Session } from '#app/data';
import type { Entity, ListQuery, Screen, Values } from '#specification';

/** So many records are taken at once, and no more: each is a call of its own. */
export const mostTaken = 1000;

const pageSize = 500;

interface Asked {
  query: ListQuery;
  screen: Screen;
  most?: number;
  signal?: AbortSignal;
}

/** The records that fit what a list asks for, on whatever page, up to a bound; what they refer to is known then. */
export async function allFitting(
  { client, known }: Pick<Session, 'client' | 'known'>,
  entity: Entity,
  { query, screen, most = mostTaken, signal }: Asked,
): Promise<{
  records: Values[] /** Or may be: the server said that there are, and did not give them. */;
  isMore: boolean;
}> {
  const records: Values[] = [];
  let isMore = false;
  for await (const { page, isWhole } of pagesOf(client, entity, { query, screen, size: pageSize, signal })) {
    records.push(...page.items);
    known.putAll(entity, page.included);
    isMore = !isWhole || records.length > most;
    if (records.length >= most) break;
  }
  return { records: records.slice(0, most), isMore };
}
