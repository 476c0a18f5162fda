import { useEffect, useEffectEvent } from 'react';
import { isOwnChange, useSession } from '#app/data';
import { useTools } from '#app/messages/tools';
import { useRecordName } from '#app/screens';
import type { OneRecord } from '#client';
import { useToast } from '#components/toast';
import type { Entity } from '#specification';

/** What is saved here is known a moment later than it is answered, in milliseconds. */
const settling = 1000;

/**
 * Tells whoever fills in a form that its record was changed elsewhere, as soon as that is known: what holds is chosen when it is saved.
 * @param record as it is by now
 * @param from as it was when the form was opened
 */
export function useChangedElsewhere(
  entity: Entity,
  record: OneRecord | undefined,
  from: OneRecord | undefined,
  isBusy: boolean,
) {
  const tell = useToast();
  const tools = useTools();
  const nameOf = useRecordName();
  const { known } = useSession();
  const isBehind =
    !isBusy &&
    Boolean(record?.etag && from?.etag && record.etag !== from.etag && !isOwnChange(known, record, entity.key));
  const tellBehind = useEffectEvent(() => {
    if (record) tell({ title: tools.form.changedElsewhere(nameOf(entity, record.values)), tone: 'info' });
  });
  useEffect(() => {
    if (!isBehind) return undefined;
    const soon = setTimeout(tellBehind, settling);
    return () => clearTimeout(soon);
  }, [isBehind]);
}
