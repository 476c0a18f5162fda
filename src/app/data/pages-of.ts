import type { Client, RecordPage } from '#client';
import type { Entity } from '#specification';

/** The pages of a list from the first to the last: that to which no cursor follows, else that which completes the total. */
export async function* pagesOf(
  client: Client,
  entity: Entity,
  asked: Parameters<Client['list']>[1],
): AsyncGenerator<{ page: RecordPage; isLast: boolean }> {
  const isByCursor = entity.product.operation(entity, 'list')?.call?.facts.pagination === 'cursor';
  let cursor: string | undefined;
  let count = 0;
  let isLast = false;
  for (let number = 1; !isLast; number++) {
    const page = await client.list(entity, { ...asked, query: { ...asked.query, page: number }, cursor });
    cursor = page.next;
    count += page.items.length;
    const isComplete = isByCursor ? cursor === undefined : page.total !== undefined && count >= page.total;
    isLast = isComplete || page.items.length === 0;
    yield { page, isLast };
  }
}
