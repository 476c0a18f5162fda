import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages';
import type { OneRecord } from '#client';
import type { ToastAction } from '#components/toast';
import type { Entity } from '#specification';
import { useRecordAddress } from './record-address.ts';

/** What leads from a message about a record to the record; undefined where it has no page. It is not offered on that page. */
export function useOpen(): (entity: Entity, record: OneRecord | undefined) => ToastAction | undefined {
  const addressOf = useRecordAddress();
  const navigate = useNavigate();
  const { form } = useMessages();
  return (entity, record) => {
    const address = record && addressOf('detail', entity, record.values);
    if (address === undefined) return undefined;
    return { label: form.open, leadsTo: address, onAction: () => void navigate(address) };
  };
}
