import { datesOf } from '#app/screens';
import type { Entity, Layout, Subject } from '#specification';

/** What records can be laid out as: in rows, by state where they have one, by day where they have any. */
export function layoutsOf(entity: Entity, subject: Subject): Layout[] {
  return [
    'table',
    ...(entity.lifecycle ? (['board'] as const) : []),
    ...(datesOf(entity, subject).length > 0 ? (['calendar'] as const) : []),
  ];
}
