import { Suspense } from 'react';
import { useAround } from '#app/data';
import { useMessages } from '#app/messages';
import { ScreenHeader, type ScreenProps, StateBadge, useRecordName, WaitingMark } from '#app/screens';
import { mainOffer, offersOf, Transitions } from '#app/transitions';
import type { OneRecord } from '#client';
import type { Entity } from '#specification';
import { EditLink, LockedKey, useEditAddress, useLock } from './edit-link.tsx';
import { Neighbours } from './neighbours.tsx';
import { RecordMenu } from './record-menu.tsx';

interface DetailHeaderProps extends ScreenProps {
  entity: Entity;
  record: OneRecord;
  onFailure: (error: unknown) => void;
}

/** What a record is called, its state, and what can be done with it. */
export function DetailHeader({ screen, parameters, entity, record, onFailure }: DetailHeaderProps) {
  const nameOf = useRecordName();
  const { values } = record;
  const { lifecycle } = entity;
  const editAddress = useEditAddress(entity, values);
  const lock = useLock(entity, values);
  const offers = offersOf(entity, values, useAround(), useMessages());
  const isMenuAlone = editAddress === undefined && offers.length === 0;
  return (
    <ScreenHeader
      screen={screen}
      parameters={parameters}
      title={nameOf(entity, values)}
      record={values}
      beside={
        <div className="flex items-center justify-end gap-1 empty:hidden">
          <Suspense>
            <Neighbours entity={entity} values={values} />
          </Suspense>
          {isMenuAlone && <RecordMenu {...{ entity, record, onFailure }} size="sm" />}
        </div>
      }
      status={
        <>
          {lock && <LockedKey entity={entity} reason={lock.reason} />}
          {lifecycle && <StateBadge entity={entity} state={values[lifecycle.field.name]} />}
          {record.isWaiting && <WaitingMark />}
        </>
      }
      isWithinReach={editAddress !== undefined || mainOffer(offers) !== undefined}
      actions={
        !isMenuAlone && (
          <>
            <RecordMenu {...{ entity, record, onFailure }} />
            <Transitions {...{ entity, record, onFailure }}>
              {editAddress && <EditLink entity={entity} values={values} to={editAddress} />}
            </Transitions>
          </>
        )
      }
    />
  );
}
