import { useMessages } from '#app/messages';
import { useIsDeletedForGood } from '#app/undo';
import { useLocale } from '#components/locale';
import type { Entity, Values } from '#specification';
import { lostWith } from './lost-with.ts';

/** What is said before something is deleted: what is lost with it, and whether there is a way back. */
export function useDeleteText(): (entity: Entity, records: readonly Values[]) => string {
  const { undo } = useMessages();
  const { locale } = useLocale();
  const isForGood = useIsDeletedForGood();
  return (entity, records) => {
    const lost = lostWith(entity).map(({ plural }) => plural.text);
    const ends = records.some((values) => isForGood(entity, values)) ? undo.never : undo.later;
    return lost.length > 0 ? `${undo.alongside(new Intl.ListFormat(locale).format(lost))} ${ends}` : ends;
  };
}
