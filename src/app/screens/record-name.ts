import { useAround } from '#app/data';
import { useMessages } from '#app/messages';
import type { Entity, Values } from '#specification';

/** What a record is called; a word where that may not be seen, and never its key instead. A bare number says of what it is one. */
export function useRecordName(): (entity: Entity, values: Values) => string {
  const around = useAround();
  const messages = useMessages();
  return (entity, values) => {
    const name = entity.displayOf(values, around) ?? messages.hidden;
    return /^[\d.,]+$/.test(name) ? `${entity.label.text} ${name}` : name;
  };
}
