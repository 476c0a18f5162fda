import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useRecordAt } from '#app/data';
import { ComingRecord, FailedRecord, type ScreenProps } from '#app/screens';
import { Day, type Entity, type FieldKind, type Values } from '#specification';
import { FormSheet } from './form-sheet.tsx';

/** Makes a new record. The address may have answers to begin with: `?appliance=appliance-3&due=2026-03-09`. */
export function CreateScreen(props: ScreenProps): ReactNode {
  const { entity } = props.screen;
  const [parameters] = useSearchParams();
  const given = useMemo(() => (entity ? givenIn(entity, parameters) : {}), [entity, parameters]);
  return entity && <FormSheet {...props} entity={entity} given={given} />;
}

/** Of an address the references, days and moments that a person answers: anything else would have to be read first. */
function givenIn(entity: Entity, parameters: URLSearchParams): Values {
  return Object.fromEntries(
    [...parameters].filter(([name, value]) => {
      const field = entity.field(name);
      return field?.isAnswered && (field.to || isDay[field.kindName]?.(value));
    }),
  );
}

const isDay: Partial<Record<FieldKind, (text: string) => boolean>> = {
  date: (text) => Day.parse(text) !== undefined,
  dateTime: (text) => text.endsWith('Z') && !Number.isNaN(Date.parse(text)),
};

/** Changes a record. */
export function EditScreen(props: ScreenProps): ReactNode {
  const { entity } = props.screen;
  const { data, error, isFetching, refetch } = useRecordAt(entity, props.parameters);
  if (!data && error && !isFetching)
    return <FailedRecord screen={props.screen} error={error} onRetry={() => void refetch()} />;
  if (!data || !entity) return <ComingRecord {...props} />;
  return <FormSheet {...props} key={entity.keyOf(data.values)} entity={entity} record={data} />;
}
