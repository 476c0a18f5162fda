import type { Client, RecordPage } from '#client';
import type { Entity } from '#specification';

/** Whether a list is walked by cursors: then nobody says how many there are. */
const isByCursor = (entity: Entity) => entity.product.operation(entity, 'list')?.call?.facts.pagination === 'cursor';

/** How many records are asked for where only their number is: where nobody says it, some are counted. */
export const sizeToCount = (entity: Entity): number => (isByCursor(entity) ? 100 : 1);

/**
 * The pages of a list from the first to the last: that to which no cursor follows, else that which completes the total. A record that
 * moved meanwhile stands in one of them; where a page has none that is new, nobody pages.
 */
export async function* pagesOf(
  client: Client,
  entity: Entity,
  asked: Parameters<Client['list']>[1],
): AsyncGenerator<{ page: RecordPage; isLast: boolean }> {
  let cursor: string | undefined;
  const known = new Set<string>();
  let isLast = false;
  for (let number = 1; !isLast; number++) {
    const page = await client.list(entity, { ...asked, query: { ...asked.query, page: number }, cursor });
    cursor = page.next;
    const items = page.items.filter((values) => !known.has(entity.keyOf(values)));
    for (const values of items) known.add(entity.keyOf(values));
    const isComplete = isByCursor(entity) ? cursor === undefined : page.total !== undefined && known.size >= page.total;
    isLast = isComplete || items.length === 0;
    yield { page: { ...page, items }, isLast };
  }
}
