import { namedIn } from './named.ts';
import type { Subject } from './record.ts';
import type { Widget } from './screens.ts';

/** Whether what a widget works out, groups by or counts rests on fields that somebody never sees: then it is no figure for them, not even zero. */
export function isOutOfSight({ entity, field, by, where }: Widget, subject: Subject): boolean {
  if (!entity) return true;
  const sight = entity.product.access.fields('list', entity, { subject });
  const shown = [field, by].flatMap((path) => path?.first ?? []);
  const named = namedIn(entity, [where, ...shown.map(({ computed }) => computed)]);
  const names = [...shown.map(({ name }) => name), ...(named ?? entity.fields.map(({ name }) => name))];
  return names.some((name) => name !== entity.key && entity.field(name) !== undefined && !sight.has(name));
}
