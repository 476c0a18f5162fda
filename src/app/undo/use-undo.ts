import { fewAtOnce, useAtOnce, useSession, useTogether } from '#app/data';
import { useMessages } from '#app/messages';
import { useReasons } from '#app/problems';
import { severalOf, useOpen, useRecordName } from '#app/screens';
import { listed, useLocale } from '#components/locale';
import { type ToastAction, useToast } from '#components/toast';
import type { Entity } from '#specification';
import { noteUndo } from './last-undo.ts';
import { useWayBack, type Way } from './use-way-back.ts';
import { type Done, stays } from './way-back.ts';

/** One of several things done that has a way back. */
interface Back {
  done: Done;
  way: Way;
}

/** What was done, as its message tells it. */
interface Undone {
  entity: Entity | undefined;
  name: string | undefined;
  /** How many. */
  all: number;
  /** What its message offers. */
  replaces: ToastAction;
}

/**
 * What a message about things done offers as the way back: from as many of them as have one, the last first.
 * @param wayFrom leads back from one of them; as everywhere where absent
 */
export function useUndo(
  wayFrom?: (done: Done) => Way | undefined,
): (...all: readonly Done[]) => ToastAction | undefined {
  const { known } = useSession();
  const together = useTogether();
  const doAtOnce = useAtOnce();
  const usualWayFrom = useWayBack();
  const messages = useMessages();
  const reasonsOf = useReasons();
  const tell = useToast();
  const openOf = useOpen();
  const nameOf = useRecordName();
  const { locale } = useLocale();

  /** All of several or none, so that nothing is half undone by who closes the page; undefined where it is done one by one, as far as it goes. */
  const allAtOnce = async (ways: readonly Back[]) => {
    if (!doAtOnce || ways.length < 2 || !ways.every(({ way }) => way.isOfChanges)) return undefined;
    const outcome = await doAtOnce(async (change) => {
      const results = await fewAtOnce(ways, ({ way }) => way(change));
      return results.every((result) => result?.status === 'fulfilled') ? results : undefined;
    }).catch(() => undefined);
    return outcome?.done;
  };
  const undo = async (ways: readonly Back[], { entity, name, all, replaces }: Undone) => {
    const results = await together(async () => (await allAtOnce(ways)) ?? fewAtOnce(ways, ({ way }) => way()));
    const [failure] = results.flatMap((result) => (result?.status === 'rejected' ? [result.reason] : []));
    if (failure !== undefined) {
      const done = results.filter((result) => result?.status === 'fulfilled').length;
      const says = done > 0 ? messages.undo.undoneSome(done, all) : `${messages.undo.failed}:`;
      tell({ title: `${says} ${reasonsOf(failure).join(' ')}`, tone: 'critical', replaces });
      return;
    }
    const records = results.map((result) => (result?.status === 'fulfilled' ? result.value : undefined));
    const [one] = records.length === 1 ? records : [];
    const undone = ways.length < all ? messages.undo.undoneSome(ways.length, all) : messages.undo.undone;
    const left = new Set(ways.flatMap(({ done }, at) => stays(done, records[at]).map(({ label }) => label.text)));
    const stayed = left.size > 0 ? ` ${messages.undo.stays(listed(locale, [...left]))}` : '';
    const isWaiting = records.some((record) => record?.isWaiting);
    tell({
      title: [name, isWaiting ? messages.undo.waits : undone + stayed].filter(Boolean).join(': '),
      tone: isWaiting ? 'info' : ways.length < all || left.size > 0 ? 'caution' : 'positive',
      actions: [entity && !one?.isWaiting ? openOf(entity, one) : undefined],
      replaces,
    });
  };
  return (...all) => {
    const ways = all
      .flatMap((done): Back[] => {
        const way = (wayFrom ?? usualWayFrom)(done);
        return way ? [{ done, way }] : [];
      })
      .toReversed();
    const [first] = all;
    const values = first?.after?.values ?? first?.before?.values;
    const isOne = all.length === 1;
    const named =
      first && values && (isOne ? nameOf(first.entity, values) : severalOf(first.entity, all.length, messages.list));
    noteUndo(known, undefined, named);
    if (ways.length === 0) return undefined;
    const name = isOne ? named : undefined;
    let isBegun = false;
    const action: ToastAction = {
      label: ways.length < all.length ? messages.undo.some(ways.length, all.length) : messages.undo.undo,
      onAction: () => {
        // By its key and by the button of its message, which stays until there is an answer.
        if (isBegun) return;
        isBegun = true;
        noteUndo(known, undefined);
        void undo(ways, { entity: first?.entity, name, all: all.length, replaces: action });
      },
    };
    noteUndo(known, action.onAction);
    return action;
  };
}
