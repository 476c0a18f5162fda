import { FieldDisplay } from '#app/fields';
import type { Entity } from '#specification';

/** A state of an entity, in the tone that chapter 4 gives it. */
export function StateBadge({ entity, state }: { entity: Entity; state: unknown }) {
  return entity.lifecycle ? <FieldDisplay field={entity.lifecycle.field} value={state} compact /> : null;
}
