import { useAround } from '#app/data';
import { useMessages } from '#app/messages';
import type { Entity, Values } from '#specification';

/** What a record is called; a word where that may not be seen, and never its key instead. */
export function useRecordName(): (entity: Entity, values: Values) => string {
  const around = useAround();
  const messages = useMessages();
  return (entity, values) => entity.displayOf(values, around) ?? messages.hidden;
}
