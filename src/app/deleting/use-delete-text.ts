import { useAround } from '#app/data';
import { useMessages } from '#app/messages';
import { useIsDeletedForGood } from '#app/undo';
import { listed, useLocale } from '#components/locale';
import type { Entity, Values } from '#specification';
import { lostWith, namedTo } from './lost-with.ts';

/** What is said before something is deleted: what is lost with it, as far as who asks may know of it, and whether there is a way back. */
export function useDeleteText(): (entity: Entity, records: readonly Values[]) => string {
  const { undo } = useMessages();
  const { locale } = useLocale();
  const around = useAround();
  const isForGood = useIsDeletedForGood();
  return (entity, records) => {
    const lost = lostWith(entity);
    const ends = records.some((values) => isForGood(entity, values)) ? undo.never : undo.later;
    if (lost.length === 0) return ends;
    const named = namedTo(around, lost).map(({ plural }) => plural.text);
    return `${named.length > 0 ? undo.alongside(listed(locale, named)) : undo.alongsideUnnamed} ${ends}`;
  };
}
