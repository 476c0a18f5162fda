import { useLocation, useNavigate } from 'react-router';
import { useDraftName, useDrafts, type WaitingChange } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { formNameOf, useRecordAddress } from '#app/screens';
import { useToast } from '#components/toast';

/** What takes a change that waits back into its form, as a draft; undefined where it has none. */
export function useReopen(
  discard: (change: WaitingChange) => void,
): (change: WaitingChange) => (() => void) | undefined {
  const { product } = useDocument();
  const draftName = useDraftName();
  const drafts = useDrafts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const addressOf = useRecordAddress();
  const { outbox } = useMessages();
  const tell = useToast();
  return (change) => {
    const entity = product.entity(change.entity);
    const { does, record, values } = change;
    if (!entity || !values || (does !== 'update' && does !== 'create')) return undefined;
    const kind = does === 'update' ? 'edit' : 'create';
    const screen = product.screenOf(kind, entity);
    const address = addressOf(kind, entity, record?.values ?? {});
    // A form that is open already goes on with what is typed in it.
    if (!screen || address === undefined || address === pathname) return undefined;
    const reopen = async () => {
      const keeper = await drafts.open(draftName(formNameOf(screen, record && entity.keyOf(record.values))));
      const { draft } = keeper;
      const isLater = draft !== undefined && draft.at > (change.at ?? '');
      // What was typed last goes before what was typed earlier.
      const typed = isLater ? { ...values, ...draft.values } : { ...draft?.values, ...values };
      const isKept = keeper.keep({ values: typed, base: record?.values, etag: record?.etag });
      if (!isKept) throw new Error('There is no room for a draft.');
      discard(change);
      await navigate(address);
    };
    return () => void reopen().catch(() => tell({ title: outbox.refused(change.name), tone: 'critical' }));
  };
}
