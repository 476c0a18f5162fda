import { isObject } from '#specification';
import type { Bucket, FieldFigures, Figure, ListFigures } from './answer.ts';
import { bodyOf } from './body.ts';
import { UnreadableAnswer } from './failures.ts';
import { textOf } from './shape.ts';

/** The figures of a dashboard out of an answer: one for each of its widgets. Throws where there are others. */
export async function parseFigures(response: Response, count: number): Promise<Figure[]> {
  const body = await bodyOf(response);
  const widgets = isObject(body) ? body.widgets : undefined;
  if (!Array.isArray(widgets) || widgets.length !== count) throw new UnreadableAnswer('widgets');
  return widgets.map(figureOf);
}

/** What the records of a list come to, out of an answer. */
export async function parseListFigures(response: Response): Promise<ListFigures> {
  const body = await bodyOf(response);
  if (!isObject(body) || typeof body.count !== 'number' || !isObject(body.figures))
    throw new UnreadableAnswer('figures');
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
  const figures = Object.entries(body.figures).flatMap(([name, one]): [string, FieldFigures][] => {
    if (!isObject(one)) return [];
    const { sum, average, min, max } = one;
    return [[name, { sum: numberOf(sum), average: numberOf(average), min: numberOf(min), max: numberOf(max) }]];
  });
  return { count: body.count, figures: Object.fromEntries(figures) };
}

function figureOf(widget: unknown): Figure {
  if (isObject(widget)) {
    if (Array.isArray(widget.buckets)) return { buckets: widget.buckets.flatMap(bucketOf) };
    const { value, denied } = widget;
    if (denied === true) return { value: null, isDenied: true };
    if (typeof value === 'number' || value === null) return { value };
  }
  throw new UnreadableAnswer('widgets');
}

function bucketOf(bucket: unknown): Bucket[] {
  if (!isObject(bucket) || typeof bucket.value !== 'number') return [];
  const label = textOf(bucket.label);
  const key = bucket.key === null ? null : String(bucket.key ?? '');
  return [{ key, value: bucket.value, ...(label === undefined ? {} : { label }) }];
}
