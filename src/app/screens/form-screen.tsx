import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type OneRecord, useRecord, useSession } from '#app/data';
import { GapNote } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Card } from '#components/card';
import { ErrorPage } from '#components/error-page';
import { PageHeader } from '#components/page-header';
import { Skeleton } from '#components/skeleton';
import { useToast } from '#components/toast';
import { displayOf, entityLabel, isAnswered, keyOf, maySee, roleLabel, screenLabel, stateField } from '#spec';
import { Breadcrumb, useRecordKey } from './breadcrumb.tsx';
import { FailedScreen } from './problem-notice.tsx';
import { RecordForm } from './record-form.tsx';
import { pathOf, recordPath, type ScreenProps, screenOf } from './screen.ts';

/** Makes a new record. */
export function CreateScreen({ name, screen }: ScreenProps): ReactNode {
  return <FormSheet name={name} screen={screen} />;
}

/** Changes a record. */
export function EditScreen({ name, screen }: ScreenProps): ReactNode {
  const entity = screen.entity ?? '';
  const key = useRecordKey(entity);
  const { data, error, isPending, refetch } = useRecord(entity, key);
  if (error && !data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <Skeleton lines={8} />;
  return <FormSheet key={key} name={name} screen={screen} record={data} />;
}

function FormSheet({ name, screen, record }: ScreenProps & { record?: OneRecord }) {
  const { specification, to } = useProduct();
  const messages = useMessages();
  const navigate = useNavigate();
  const tell = useToast();
  const { subject, role } = useSession();
  const entity = screen.entity ?? '';
  const title =
    screen.title ??
    (record
      ? `${messages.detail.edit}: ${displayOf(specification, entity, record.values)}`
      : messages.list.create(entityLabel(specification, entity).text));
  if (!maySee(specification, name, subject)) {
    return (
      <ErrorPage title={messages.permission.denied}>
        {messages.permission.deniedText(roleLabel(specification, role).text)}
      </ErrorPage>
    );
  }
  const state = stateField(specification, entity);
  const all = Object.entries(specification.entities[entity]?.fields ?? {}).flatMap(([field, stated]) =>
    field !== state && (record || isAnswered(stated)) ? [field] : [],
  );
  const leave = (saved: OneRecord | undefined) => {
    const detail = screenOf(specification, 'detail', entity);
    const list = screenOf(specification, 'list', entity);
    const values = saved?.values ?? record?.values;
    if (detail && values) return navigate(to(recordPath(specification, ...detail, values)));
    return navigate(to(list ? pathOf(...list) : '/'));
  };
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={title}
        breadcrumbs={<Breadcrumb screen={screen} current={screenLabel(specification, name).text} />}
        status={<GapNote path={`screens.${name}`} subject={title} />}
        description={screen.description}
      />
      <Card className="max-w-sheet">
        <RecordForm
          entity={entity}
          does={record ? 'update' : 'create'}
          record={record}
          steps={screen.steps ?? [all]}
          draft={`${name}.${record ? keyOf(specification, entity, record.values) : 'new'}`}
          submitLabel={record ? messages.form.save : messages.form.create}
          onDone={(saved) => {
            tell({ title: messages.form.saved });
            void leave(saved);
          }}
          onCancel={() => void leave(undefined)}
        />
      </Card>
    </div>
  );
}
