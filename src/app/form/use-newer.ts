import { useEffect, useEffectEvent } from 'react';
import { isOwnChange, useSession } from '#app/data';
import { useTools } from '#app/messages/tools';
import { useRecordName } from '#app/screens';
import type { OneRecord } from '#client';
import { useToast } from '#components/toast';
import type { Entity } from '#specification';

/** What is saved here is known a moment later than it is answered, in milliseconds. */
const settling = 1000;

export interface Newer {
  entity: Entity;
  /** The record as it is by now. */
  record: OneRecord | undefined;
  /** As it was when the form was opened. */
  from: OneRecord | undefined;
  /** Whether the form has saved it, and is being left. */
  isSaved: () => boolean;
  isBusy: boolean;
  /** Goes on with the record as it is now. */
  onOwn: (record: OneRecord) => void;
}

/**
 * Follows a record while its form is filled in. What one did to it oneself meanwhile, as taking back what was saved before, is what
 * the form goes on from. Who changes it elsewhere is told of as soon as that is known: what holds is chosen when it is saved.
 */
export function useNewer({ entity, record, from, isSaved, isBusy, onOwn }: Newer) {
  const tell = useToast();
  const tools = useTools();
  const nameOf = useRecordName();
  const { known } = useSession();
  const newer = !isBusy && record?.etag && from?.etag && record.etag !== from.etag ? record : undefined;
  const isByWhoTypes = newer !== undefined && from !== undefined && isOwnChange(known, entity, from, newer);
  const isBehind = newer !== undefined && !isByWhoTypes;
  const goOn = useEffectEvent(() => {
    if (newer && !isSaved()) onOwn(newer);
  });
  useEffect(() => {
    if (isByWhoTypes) goOn();
  }, [isByWhoTypes]);
  const tellBehind = useEffectEvent(() => {
    if (newer) tell({ title: tools.form.changedElsewhere(nameOf(entity, newer.values)), tone: 'info' });
  });
  useEffect(() => {
    if (!isBehind) return undefined;
    const soon = setTimeout(tellBehind, settling);
    return () => clearTimeout(soon);
  }, [isBehind]);
}
