import type { Client, RecordPage } from '#client';
import type { Entity } from '#specification';

/** Whether a list is walked by cursors: then nobody says how many there are. */
const isByCursor = (entity: Entity) => entity.product.operation(entity, 'list')?.call?.facts.pagination === 'cursor';

/** How many records are asked for where only their number is: where nobody says it, some are counted. */
export const sizeToCount = (entity: Entity): number => (isByCursor(entity) ? 100 : 1);

/**
 * The pages of a list from the first to the last: that to which no cursor follows, else that which completes the total. A record that
 * moved meanwhile stands in one of them. Where one was deleted, others moved to pages that were left already: then all are
 * walked once more. Where a second page says again what the first did, nobody pages.
 */
export async function* pagesOf(
  client: Client,
  entity: Entity,
  asked: Parameters<Client['list']>[1],
): AsyncGenerator<{ page: RecordPage /** Whether all that there are have been seen with it. */; isWhole: boolean }> {
  let cursor: string | undefined;
  const known = new Set<string>();
  let most = 0;
  /** How many pages there were when they were walked first. */
  let walked: number | undefined;
  for (let number = 1; ; number++) {
    const page = await client.list(entity, { ...asked, query: { ...asked.query, page: number }, cursor });
    cursor = page.next;
    most = Math.max(most, page.total ?? 0);
    const items = page.items.filter((values) => !known.has(entity.keyOf(values)));
    for (const values of items) known.add(entity.keyOf(values));
    const isPast = walked === undefined ? items.length === 0 : number >= walked;
    const isRepeated = number === 2 && page.items.length > 0;
    const isAll = page.total === undefined ? isPast : known.size >= (isPast && walked ? page.total : most);
    const isWhole = isByCursor(entity) ? cursor === undefined : isAll;
    yield { page: { ...page, items }, isWhole };
    if (isWhole || (isPast && (walked || isRepeated || isByCursor(entity)))) return;
    if (!isPast) continue;
    walked = number;
    number = 0;
  }
}
