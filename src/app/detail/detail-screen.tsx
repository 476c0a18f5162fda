import { type ReactNode, Suspense, useState } from 'react';
import { useRecordAt } from '#app/data';
import { useMessages } from '#app/messages';
import { FailedScreen, placeOf } from '#app/problems';
import { aboveReach, ComingRecord, FailedRecord, isGone, type ScreenProps } from '#app/screens';
import { Button } from '#components/button';
import { Skeleton } from '#components/skeleton';
import { DetailHeader } from './detail-header.tsx';
import { History } from './history.tsx';
import { LifecyclePicture } from './lifecycle-picture.tsx';
import { Refused } from './refused.tsx';
import { RelatedPanels } from './related-panels.tsx';
import { Sections } from './sections.tsx';

/** All that is known of one record, and what can be done with it. */
export function DetailScreen({ screen, parameters }: ScreenProps): ReactNode {
  const { entity } = screen;
  const { data: record, error, isPending, refetch } = useRecordAt(entity, parameters);
  const messages = useMessages();
  const [failure, setFailure] = useState<unknown>();
  if (error && (isGone(error) || !record))
    return <FailedRecord screen={screen} error={error} onRetry={() => void refetch()} />;
  if (isPending || !record || !entity) return <ComingRecord screen={screen} parameters={parameters} />;
  if (failure !== undefined && placeOf(entity.product, failure) === 'page')
    return (
      <FailedScreen
        error={failure}
        level={1}
        actions={<Button onClick={() => setFailure(undefined)}>{messages.form.back}</Button>}
      />
    );
  const shows = screen.facts.shows ?? [];
  return (
    <div className={`flex flex-col gap-5 ${aboveReach}`}>
      <DetailHeader {...{ screen, parameters, entity, record }} onFailure={setFailure} />
      {failure !== undefined && <Refused entity={entity} values={record.values} error={failure} />}
      {shows.includes('lifecycle') && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <LifecyclePicture entity={entity} values={record.values} changes={record.changes} />
        </Suspense>
      )}
      <div className="flex flex-wrap items-start gap-5 print:block print:*:last:mt-5 *:min-w-0 *:first:flex-[2_1_30rem] *:last:flex-[1_1_18rem]">
        <Sections screen={screen} entity={entity} values={record.values} />
        <div className="flex min-w-0 flex-col gap-5 empty:hidden">
          <RelatedPanels screen={screen} of={entity} values={record.values} />
          {shows.includes('history') && <History entity={entity} changes={record.changes} />}
        </div>
      </div>
    </div>
  );
}
