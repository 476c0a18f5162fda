import type { Client, RecordPage } from '#client';
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

/** The records that fit what a list asks for, on whatever page, up to a bound. */
export async function allFitting(
  client: Client,
  entity: Entity,
  { query, screen, most = mostTaken, signal }: Asked,
): Promise<{ records: Values[]; included: RecordPage['included'][]; isMore: boolean }> {
  const records: Values[] = [];
  const included: RecordPage['included'][] = [];
  let cursor: string | undefined;
  for (let page = 1; records.length < most; page++) {
    const found = await client.list(entity, { query: { ...query, page }, screen, size: pageSize, cursor, signal });
    records.push(...found.items);
    included.push(found.included);
    cursor = found.next;
    const hasMore =
      found.total === undefined
        ? found.next !== undefined || found.items.length >= pageSize
        : records.length < found.total;
    if (!hasMore || found.items.length === 0)
      return { records: records.slice(0, most), included, isMore: records.length > most };
  }
  return { records: records.slice(0, most), included, isMore: true };
}
