import { pagesOf } from '#app/data';
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
  let isMore = false;
  for await (const { page, isLast } of pagesOf(client, entity, { query, screen, size: pageSize, signal })) {
    records.push(...page.items);
    included.push(page.included);
    isMore = !isLast || records.length > most;
    if (records.length >= most) break;
  }
  return { records: records.slice(0, most), included, isMore };
}
