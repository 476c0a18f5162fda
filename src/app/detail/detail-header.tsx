import { Suspense } from 'react';
import { ScreenHeader, type ScreenProps, StateBadge, useRecordName, WaitingMark } from '#app/screens';
import { Transitions } from '#app/transitions';
import type { OneRecord } from '#client';
import type { Entity } from '#specification';
import { DeleteButton } from './delete-button.tsx';
import { EditLink } from './edit-link.tsx';
import { Neighbours } from './neighbours.tsx';

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
  return (
    <ScreenHeader
      screen={screen}
      parameters={parameters}
      title={nameOf(entity, values)}
      record={values}
      beside={
        <Suspense>
          <Neighbours entity={entity} values={values} />
        </Suspense>
      }
      status={
        <>
          {lifecycle && <StateBadge entity={entity} state={values[lifecycle.field.name]} />}
          {record.isWaiting && <WaitingMark />}
        </>
      }
      isWithinReach
      actions={
        <>
          <DeleteButton entity={entity} record={record} onFailure={onFailure} />
          <EditLink entity={entity} values={values} />
          <Transitions entity={entity} record={record} onFailure={onFailure} />
        </>
      }
    />
  );
}
