import { namesJoined, type Path, type Product, parseListQuery, type Screen } from '#specification';
import { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import type { Store } from '../stores/index.ts';
import { arrange } from './arrange.ts';
import { amountsOf, type Figures, figuresOf } from './buckets.ts';

/** More fields than a list has columns are not worked out at once. */
const mostFields = 30;

/** Of the records that a list asks for: how many there are, and of each number that is named what they come to. */
export async function listFigures(
  around: { product: Product; store: Store; now: Date },
  request: Request,
  screen: Screen,
): Promise<Response> {
  const { entity, product } = screen;
  const operation = entity && product.operation(entity, 'list');
  if (!operation) throw new Refusal(404);
  const exchange = new Exchange(around, request, operation, {});
  await exchange.permit();
  const { lookup, store, url } = exchange;
  const query = parseListQuery(url.searchParams);
  const paths = fieldsIn(url, screen);
  const body = await lookup.settle(async () => {
    const { where } = arrange(exchange, screen, { ...query, sort: [] });
    const { records } = await store.find(entity.name, { where });
    const rows = records.map((record) => lookup.valuesOf(entity, record, true));
    const figures: Record<string, Figures> = {};
    for (const path of paths) figures[path.name] = figuresOf(rows.flatMap((row) => amountsOf(path, row, lookup.seen)));
    return { count: rows.length, figures };
  });
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

function fieldsIn(url: URL, { entity }: Screen): Path[] {
  const names = namesJoined(url.searchParams.get('of') ?? '').slice(0, mostFields);
  const paths = names.flatMap((name) => entity?.pathTo(name) ?? []);
  return paths.filter(({ field }) => field.kind.amount);
}
