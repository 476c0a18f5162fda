import { assumedPageSize, parseListQuery, type Screen, type Values } from '#specification';
import type { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import { arrange } from './arrange.ts';
import { included } from './included.ts';
import { visible } from './shown.ts';

const largestPage = 1000;

/** A page of the records that the asker may list. */
export async function list(exchange: Exchange): Promise<Response> {
  await exchange.permit();
  const { entity, lookup, store, url } = exchange;
  const screen = screenOf(exchange);
  const query = parseListQuery(url.searchParams);
  const size = sizeOf(url, screen);
  const isByCursor = exchange.operation.call?.facts.pagination === 'cursor';
  const offset = isByCursor ? cursorOf(url) : (query.page - 1) * size;
  const page = await lookup.settle(async () => {
    // What was decided while something was missing does not hold once it is here.
    const { valuesOf, ...arrangement } = arrange(exchange, screen, query);
    const found = await store.find(entity.name, { ...arrangement, offset, limit: size, total: true });
    const rows = found.records.map((record) => lookup.valuesOf(entity, record, true));
    return { rows, items: rows.map((values) => visible(exchange, entity, values)), total: found.total ?? 0 };
  });
  const others = await included(exchange, page.rows, screen?.columns ?? []);
  const isMore = offset + size < page.total;
  return Response.json(
    {
      items: page.items,
      ...(isByCursor ? { next: isMore ? String(offset + size) : null } : { total: page.total }),
      ...(others ? { included: others } : {}),
    } satisfies { items: Values[] } & Record<string, unknown>,
    { headers: { 'cache-control': 'no-store' } },
  );
}

/** The screen that asks, where it is one of this entity. */
function screenOf({ product, entity, url }: Exchange): Screen | undefined {
  const screen = product.screen(url.searchParams.get('screen') ?? '');
  return screen?.entity === entity ? screen : undefined;
}

function sizeOf(url: URL, screen: Screen | undefined): number {
  const asked = Number(url.searchParams.get('size'));
  const size = Number.isSafeInteger(asked) && asked > 0 ? asked : (screen?.pageSize ?? assumedPageSize);
  return Math.min(size, largestPage);
}

function cursorOf(url: URL): number {
  const cursor = url.searchParams.get('cursor');
  if (cursor === null || cursor === '') return 0;
  const offset = Number(cursor);
  if (!Number.isSafeInteger(offset) || offset < 0) throw new Refusal(400, { detail: 'cursor' });
  return offset;
}
