import type { Entity, Path, Subject } from '#specification';
import { visiblePaths } from './visible-paths.ts';

/** The dates and moments of an entity that somebody may see. */
export function datesOf(entity: Entity, subject: Subject): Path[] {
  const dated = entity.fields.filter(({ kindName }) => kindName === 'date' || kindName === 'dateTime');
  return visiblePaths(
    dated.map(({ asPath }) => asPath),
    subject,
  );
}
