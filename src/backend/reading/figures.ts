import {
  type Entity,
  isOutOfSight,
  type Product,
  type Subject,
  scopeOf,
  type Values,
  type Widget,
} from '#specification';
import { Lookup } from '../lookup.ts';
import { Refusal } from '../problem-details.ts';
import { subjectOf } from '../request.ts';
import type { Store } from '../stores/index.ts';
import { aggregate, type Bucket, byTime, byValue } from './buckets.ts';
import { listFigures } from './list-figures.ts';

type Figure = { value: number | null } | { buckets: Bucket[] } | { denied: true };

/** Every widget of a dashboard, in its order; of a list what its records come to. */
export async function figures(
  { product, store, now }: { product: Product; store: Store; now: Date },
  request: Request,
  name: string,
): Promise<Response> {
  const subject = subjectOf(request);
  const screen = product.screen(name);
  if (screen?.kind !== 'dashboard' && screen?.kind !== 'list') throw new Refusal(404);
  if (!screen.isFor(subject)) throw new Refusal(403);
  if (screen.kind === 'list') return listFigures({ product, store, now }, request, screen);
  const widgets = await Promise.all(screen.widgets.map((widget) => figure(product, store, subject, now, widget)));
  return Response.json({ widgets }, { headers: { 'cache-control': 'no-store' } });
}

async function figure(product: Product, store: Store, subject: Subject, now: Date, widget: Widget): Promise<Figure> {
  const { entity, by, facts } = widget;
  if (!entity || product.access.decide('list', entity, { subject }).answer !== true) return { denied: true };
  if (isOutOfSight(widget, subject)) return { denied: true };
  const lookup = new Lookup(product, store, subject, now);
  return lookup.settle(async () => {
    const rows = await rowsOf(product, store, lookup, entity, widget);
    if (facts.kind === 'bars' && by) return { buckets: byValue(widget, by, rows, lookup.seen) };
    if (facts.kind === 'line' && by) return { buckets: byTime(widget, by, rows, lookup.seen) };
    return { value: aggregate(widget, rows, lookup.seen) };
  });
}

/** The records that a widget is about. One that its condition is not known of is not counted. */
async function rowsOf(
  product: Product,
  store: Store,
  lookup: Lookup,
  entity: Entity,
  { where }: Widget,
): Promise<Values[]> {
  const { records } = await store.find(entity.name, {
    where: (record) => {
      const values = lookup.valuesOf(entity, record, true);
      return (
        product.access.decide('list', entity, lookup.truth, values).answer === true &&
        (!where || where.test(scopeOf(entity, values, lookup.seen)) === true)
      );
    },
  });
  return records.map((record) => lookup.valuesOf(entity, record, true));
}
