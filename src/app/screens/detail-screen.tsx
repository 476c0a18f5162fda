import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { type OneRecord, useList, useLookup, useRecord, useReferenceName, useSession } from '#app/data';
import { DateTimeDisplay, FieldDisplay } from '#app/fields';
import { GapNote } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Button } from '#components/button';
import { Card } from '#components/card';
import { DataTable } from '#components/data-table';
import { KeyValue } from '#components/key-value';
import { PageHeader } from '#components/page-header';
import { Skeleton } from '#components/skeleton';
import { Timeline } from '#components/timeline';
import {
  accessReferences,
  decide,
  displayOf,
  editableInState,
  entityPlural,
  fieldLabel,
  isRelevant,
  keyOf,
  type Specification,
  screenLabel,
  stateField,
  stateOf,
  transitionLabel,
} from '#spec';
import { Breadcrumb, useRecordKey } from './breadcrumb.tsx';
import { LifecycleLine } from './lifecycle-line.tsx';
import { useColumns } from './list-screen.tsx';
import { FailedAction, FailedScreen } from './problem-notice.tsx';
import { recordPath, type ScreenProps, screenOf } from './screen.ts';
import { StateBadge } from './state-badge.tsx';
import { Transitions } from './transitions.tsx';

/** All that is known of one record, and what can be done with it. */
export function DetailScreen({ name, screen }: ScreenProps): ReactNode {
  const { specification, to } = useProduct();
  const messages = useMessages();
  const { subject } = useSession();
  const entity = screen.entity ?? '';
  const key = useRecordKey(entity);
  const { data, error, isPending, refetch } = useRecord(entity, key);
  const [failure, setFailure] = useState<unknown>();
  const lookup = useLookup(accessReferences(specification, entity), data?.values ?? {});
  if (error && !data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <Skeleton lines={8} />;

  const title = displayOf(specification, entity, data.values);
  const edit = screenOf(specification, 'edit', entity);
  const state = stateOf(specification, entity, data.values);
  const mayEdit =
    edit &&
    decide(specification, 'update', entity, { subject, lookup }, data.values).answer === true &&
    editableInState(specification, entity, data.values)?.size !== 0;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={title}
        breadcrumbs={<Breadcrumb screen={screen} current={title} />}
        status={
          <>
            {state && <StateBadge entity={entity} state={state} />}
            <GapNote path={`screens.${name}`} subject={screenLabel(specification, name).text} />
          </>
        }
        actions={
          <>
            {mayEdit && (
              <Button asChild>
                <RouterLink to={to(recordPath(specification, ...edit, data.values))}>
                  <Pencil aria-hidden className="size-4" />
                  {messages.detail.edit}
                </RouterLink>
              </Button>
            )}
            <Transitions entity={entity} record={data} onFailure={setFailure} />
          </>
        }
      />
      {failure !== undefined && <FailedAction error={failure} />}
      {screen.shows?.includes('lifecycle') && <LifecycleLine entity={entity} state={state} />}
      <div className="flex flex-wrap items-start gap-5 *:min-w-0 *:first:flex-[2_1_30rem] *:last:flex-[1_1_18rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {sectionsOf(specification, entity, screen).map((section) => (
            <Card key={section.key} title={section.title} className="[&>div]:py-2">
              <Facts entity={entity} record={data} names={section.fields} />
            </Card>
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {screen.related?.map((other) => (
            <Related key={other} entity={other} of={entity} recordKey={keyOf(specification, entity, data.values)} />
          ))}
          {screen.shows?.includes('history') && (
            <Card title={messages.detail.history}>
              <History entity={entity} record={data} />
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}

/** The sections that the screen states; else all fields in one. */
function sectionsOf(specification: Specification, entity: string, screen: ScreenProps['screen']) {
  const state = stateField(specification, entity);
  const all = Object.keys(specification.entities[entity]?.fields ?? {}).filter((name) => name !== state);
  if (!screen.sections) return [{ key: 'all', title: undefined, fields: all }];
  return screen.sections.map((section, index) => ({
    key: String(index),
    title: section.title ?? undefined,
    fields: section.fields ?? [],
  }));
}

function Facts({ entity, record, names }: { entity: string; record: OneRecord; names: readonly string[] }) {
  const { specification } = useProduct();
  const fields = specification.entities[entity]?.fields ?? {};
  const shown = names.filter((name) => fields[name] && isRelevant(specification, entity, name, record.values, {}));
  return (
    <KeyValue
      entries={shown.map((name) => {
        const label = fieldLabel(name, fields[name]).text;
        return {
          key: name,
          label: (
            <span className="inline-flex flex-wrap items-center gap-2">
              {label}
              <GapNote path={`entities.${entity}.fields.${name}`} subject={label} />
            </span>
          ),
          value: <FieldDisplay field={fields[name] ?? {}} value={record.values[name]} />,
        };
      })}
    />
  );
}

/** Records of another entity that refer to this one. */
function Related({ entity, of, recordKey }: { entity: string; of: string; recordKey: string }) {
  const { specification, to } = useProduct();
  const messages = useMessages();
  const reference = Object.entries(specification.entities[entity]?.fields ?? {}).find(
    ([, field]) => field.to === of,
  )?.[0];
  const query = { search: '', filters: reference ? { [reference]: recordKey } : {}, sort: [], page: 1, view: '' };
  const { data, error, isPending, refetch } = useList(entity, query, 10);
  const columns = useColumns(entity, undefined)
    .filter(({ id }) => id !== reference)
    .slice(0, 3);
  const bodies = useColumns(entity, Object.keys(specification.entities[entity]?.fields ?? {}))
    .filter(({ id }) => id !== reference)
    .slice(0, 2);
  const detail = screenOf(specification, 'detail', entity);
  const plural = entityPlural(specification, entity).text;
  return (
    <Card title={plural} className="[&>div]:p-0">
      {error ? (
        <FailedScreen error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton className="p-4" />
      ) : (
        <DataTable
          caption={plural}
          columns={columns.length > 1 ? columns : bodies}
          rows={data.items}
          keyOf={(record) => keyOf(specification, entity, record)}
          nameOf={(record) => displayOf(specification, entity, record)}
          linkOf={
            detail
              ? (record, content) => (
                  <RouterLink to={to(recordPath(specification, ...detail, record))}>{content}</RouterLink>
                )
              : undefined
          }
          empty={<p className="p-4 text-sm text-muted">{messages.list.emptyTitle(plural)}</p>}
        />
      )}
    </Card>
  );
}

function History({ entity, record }: { entity: string; record: OneRecord }) {
  const { specification } = useProduct();
  const messages = useMessages();
  if (record.changes.length === 0) return <p className="text-sm text-muted">{messages.detail.noHistory}</p>;
  const nameOf = (action: string) => {
    if (action === 'create') return messages.detail.created;
    if (action === 'update') return messages.detail.updated;
    return transitionLabel(specification, entity, action).text;
  };
  return (
    <Timeline
      events={record.changes.map(({ at, by, action, before }) => ({
        key: at + action,
        title: (
          <>
            {nameOf(action)} {by && <Who id={by} />}
          </>
        ),
        time: <DateTimeDisplay value={at} />,
        detail:
          action === 'update'
            ? Object.keys(before)
                .map((name) => fieldLabel(name, specification.entities[entity]?.fields?.[name]).text)
                .join(', ')
            : undefined,
      }))}
    />
  );
}

function Who({ id }: { id: string }) {
  const { specification } = useProduct();
  const messages = useMessages();
  const people = Object.entries(specification.entities).find(([, { fields }]) => fields?.roles)?.[0] ?? '';
  return <>{messages.detail.by(useReferenceName(people, people ? id : '') || id)}</>;
}
