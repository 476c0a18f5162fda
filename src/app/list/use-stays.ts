import { useAround } from '#app/data';
import type { Held } from '#app/deleting';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { guardWords } from '#app/screens';
import { deniedWords } from '#app/transitions';
import { listed, useLocale } from '#components/locale';
import { type Entity, mayTry, type Values } from '#specification';
import type { BulkAction } from './bulk.ts';

/**
 * Why something is not done to a record, in words.
 * @param held those that others keep from being deleted; absent where that is not asked
 */
export function useStays({ does, transition }: BulkAction, entity: Entity, held?: Held): (record: Values) => string {
  const { record: words, selection } = useTools();
  const messages = useMessages();
  const around = useAround();
  const { locale } = useLocale();
  return (record) => {
    const holders = held?.get(entity.keyOf(record));
    if (holders)
      return listed(
        locale,
        [...holders].map(([{ label, plural }, count]) => words.held(count, count === 1 ? label.text : plural.text)),
      );
    const permission = entity.product.access.decide(does, entity, around, record);
    if (!mayTry(permission, entity, record, around)) return deniedWords(permission, does, entity, around, messages);
    const state = entity.lifecycle?.stateOf(record);
    if (transition && state && !transition.from.includes(state.name)) return selection.otherState(state.label.text);
    return transition ? guardWords(transition, record, around, messages) : selection.left;
  };
}
