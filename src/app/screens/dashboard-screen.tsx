import type { ReactNode } from 'react';
import { useList, useReferenceName, useSession } from '#app/data';
import { GapNote } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useSpecification } from '#app/product';
import { Card } from '#components/card';
import { BarChart, LineChart } from '#components/chart';
import { Gap } from '#components/gap';
import { useLocale } from '#components/locale';
import { PageHeader } from '#components/page-header';
import { Skeleton } from '#components/skeleton';
import { Stat } from '#components/stat';
import {
  choicesOf,
  holds,
  isEmpty,
  kindOf,
  type RecordData,
  scopeOf,
  screenLabel,
  stateField,
  stateLabel,
  type Widget,
} from '#spec';
import { FailedScreen } from './problem-notice.tsx';
import type { ScreenProps } from './screen.ts';

/** Figures and pictures of many records. */
export function DashboardScreen({ name, screen }: ScreenProps): ReactNode {
  const specification = useSpecification();
  const messages = useMessages();
  const title = screenLabel(specification, name).text;
  const widgets = screen.widgets ?? [];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={title}
        description={screen.description}
        status={<GapNote path={`screens.${name}`} subject={title} />}
      />
      {widgets.length === 0 && <Gap title={messages.dashboard.nothing} />}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {widgets.map((widget, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: widgets have no name of their own
          <WidgetCard key={index} widget={widget} />
        ))}
      </div>
    </div>
  );
}

const everything = { search: '', filters: {}, sort: [], page: 1, view: '' };

function WidgetCard({ widget }: { widget: Widget }) {
  const specification = useSpecification();
  const { subject } = useSession();
  const entity = widget.of ?? '';
  const { data, error, isPending, refetch } = useList(entity, everything, 1000);
  const title = widget.title ?? '';
  if (error) {
    return (
      <Card title={title}>
        <FailedScreen error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (isPending)
    return (
      <Card title={title}>
        <Skeleton lines={2} />
      </Card>
    );
  const where = widget.where;
  // A record that the condition is not known of is not counted.
  const counted = data.items.filter(
    (record) => !where || holds(where, scopeOf(specification, entity, record, { subject }, [where])) === true,
  );
  if (widget.kind === 'figure') {
    return (
      <Card>
        <Figure widget={widget} count={counted.length} />
      </Card>
    );
  }
  return (
    <Card title={title}>
      {widget.kind === 'line' ? (
        <OverTime widget={widget} records={counted} />
      ) : (
        <ByKind widget={widget} records={counted} />
      )}
    </Card>
  );
}

function Figure({ widget, count }: { widget: Widget; count: number }) {
  const { locale } = useLocale();
  return (
    <Stat
      label={widget.title}
      value={new Intl.NumberFormat(locale).format(count)}
      tone={count > 0 ? (widget.tone ?? 'neutral') : 'neutral'}
    />
  );
}

function ByKind({ widget, records }: { widget: Widget; records: RecordData[] }) {
  const specification = useSpecification();
  const entity = widget.of ?? '';
  const name = widget.by ?? '';
  const field = specification.entities[entity]?.fields?.[name] ?? {};
  const counts = new Map<string, number>();
  if (name === stateField(specification, entity))
    for (const state of Object.keys(specification.lifecycles[entity]?.states ?? {})) counts.set(state, 0);
  for (const choice of choicesOf(field)) counts.set(choice.value, 0);
  for (const record of records) {
    const value = record[name];
    if (!isEmpty(value)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  const labelOf = (value: string) => {
    if (name === stateField(specification, entity)) return stateLabel(specification, entity, value).text;
    if (field.to) return <ReferenceName entity={field.to} id={value} />;
    return choicesOf(field).find((choice) => choice.value === value)?.title ?? value;
  };
  return (
    <BarChart
      label={widget.title ?? ''}
      points={[...counts].map(([key, value]) => ({ key, value, label: labelOf(key) }))}
    />
  );
}

function ReferenceName({ entity, id }: { entity: string; id: string }) {
  return <>{useReferenceName(entity, id)}</>;
}

const dayLength = 86_400_000;

function OverTime({ widget, records }: { widget: Widget; records: RecordData[] }) {
  const { locale } = useLocale();
  const specification = useSpecification();
  const messages = useMessages();
  const name = widget.by ?? '';
  const isDated = ['date', 'dateTime'].includes(
    kindOf(specification.entities[widget.of ?? '']?.fields?.[name] ?? {}).kind,
  );
  const length = { day: 1, week: 7, month: 30, year: 365 }[widget.per ?? 'week'] * dayLength;
  const moments = records
    .map((record) => Date.parse(String(record[name] ?? '')))
    .filter((moment) => !Number.isNaN(moment));
  if (!isDated || moments.length === 0) return <p className="text-sm text-muted">{messages.dashboard.nothing}</p>;
  const last = Math.floor(Math.max(...moments) / length);
  // The newest: what is too long ago to be drawn is left out, not what happened last.
  const first = Math.max(Math.floor(Math.min(...moments) / length), last - 59);
  const counts = Array.from(
    { length: last - first + 1 },
    (_, index) => moments.filter((moment) => Math.floor(moment / length) === first + index).length,
  );
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <LineChart
      label={widget.title ?? ''}
      points={counts.map((value, index) => ({
        key: String(index),
        value,
        label: format.format(new Date((first + index) * length)),
      }))}
    />
  );
}
