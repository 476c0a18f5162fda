import { ArrowUpDown, ListFilter, Plus, Search, X } from 'lucide-react';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router';
import { useChange, useList, useSession } from '#app/data';
import { FieldDisplay, useFieldViews } from '#app/fields';
import { GapNote } from '#app/gaps';
import { lazily } from '#app/lazily';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { Card } from '#components/card';
import { type Column, DataTable } from '#components/data-table';
import { AlertDialog } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { EmptyState } from '#components/empty-state';
import { Gap } from '#components/gap';
import { useStrings } from '#components/locale';
import { PageHeader } from '#components/page-header';
import { Pagination } from '#components/pagination';
import { Popover } from '#components/popover';
import { Skeleton } from '#components/skeleton';
import { TextInput } from '#components/text-input';
import { useToast } from '#components/toast';
import {
  decide,
  displayOf,
  entityLabel,
  entityPlural,
  type Field,
  fieldLabel,
  fieldTypes,
  formatListQuery,
  keyOf,
  kindOf,
  type ListQuery,
  limitOf,
  maySee,
  parseListQuery,
  type RecordData,
  screenLabel,
  stateField,
  transitionLabel,
} from '#spec';
import { Breadcrumb } from './breadcrumb.tsx';
import { FailedScreen } from './problem-notice.tsx';
import { pathOf, recordPath, type ScreenProps, screenOf } from './screen.ts';
import { StateBadge } from './state-badge.tsx';

const FilterForm = lazily(() => import('./filter-form.tsx'), 'FilterForm');

/** All records of an entity: searched, filtered and sorted by the address. */
export function ListScreen({ name, screen }: ScreenProps): ReactNode {
  const { specification, to } = useProduct();
  const messages = useMessages();
  const { subject } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const entity = screen.entity ?? '';
  const asked = parseListQuery(parameters);
  const query: ListQuery = { ...asked, sort: asked.sort.length > 0 ? asked.sort : (screen.sort ?? []) };
  const pageSize = Math.min(Math.max(limitOf(specification, screen.pageSize) ?? 25, 1), 1000);
  const { data, error, isPending, isPlaceholderData, refetch } = useList(entity, query, pageSize);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns(entity, screen.columns);
  const title = screenLabel(specification, name).text;
  const plural = entityPlural(specification, entity).text;
  const create = screenOf(specification, 'create', entity);
  const detail = screenOf(specification, 'detail', entity);

  const go = (change: Partial<ListQuery>) => {
    // What is out of sight is not selected.
    setSelection(new Set());
    setParameters(formatListQuery({ ...asked, page: 1, ...change }), { replace: true });
  };
  const pages = Math.max(Math.ceil((data?.total ?? 0) / pageSize), 1);
  if (data && !isPlaceholderData && asked.page > pages) {
    return <Navigate replace to={{ search: formatListQuery({ ...asked, page: pages }).toString() }} />;
  }
  const isNarrowed = Boolean(asked.search || asked.view || Object.keys(asked.filters).length > 0);

  const header = (
    <PageHeader
      title={title}
      breadcrumbs={<Breadcrumb screen={screen} current={title} />}
      description={screen.description}
      status={<GapNote path={`screens.${name}`} subject={title} />}
      actions={
        create &&
        maySee(specification, create[0], subject) &&
        decide(specification, 'create', entity, { subject }).answer === true ? (
          <Button asChild tone="primary">
            <RouterLink to={to(pathOf(...create))}>
              <Plus aria-hidden className="size-4" />
              {create[1].title ?? messages.list.create(entityLabel(specification, entity).text)}
            </RouterLink>
          </Button>
        ) : undefined
      }
    />
  );
  if (!specification.entities[entity]) return <>{header}</>;

  return (
    <div className="flex flex-col gap-5">
      {header}
      <Card className="[&>div]:p-0">
        <div className="flex flex-col gap-3 border-b border-line p-3">
          {screen.views && <Views screen={screen} current={asked.view} onChoose={(view) => go({ view })} />}
          <div className="flex flex-wrap items-center gap-2">
            <SearchBox value={asked.search} onChange={(search) => go({ search })} />
            <Popover
              label={messages.list.filter}
              trigger={
                <Button size="sm">
                  <ListFilter aria-hidden className="size-4" />
                  {messages.list.filter}
                </Button>
              }
            >
              <Suspense fallback={<Skeleton lines={4} className="w-64" />}>
                <FilterForm
                  entity={entity}
                  names={screen.filters ?? assumedFilters(specification.entities[entity]?.fields ?? {})}
                  filters={asked.filters}
                  onChange={(filters) => go({ filters })}
                />
              </Suspense>
            </Popover>
            <DropdownMenu
              trigger={
                <Button size="sm" className="sm:hidden">
                  <ArrowUpDown aria-hidden className="size-4" />
                  {messages.list.sort}
                </Button>
              }
              entries={[
                {
                  kind: 'choice',
                  label: messages.list.sort,
                  value: query.sort[0] ?? '',
                  onChange: (sort) => go({ sort: [sort] }),
                  options: columns.flatMap(({ id, heading }) => [
                    { value: id, label: `${heading} ↑` },
                    { value: `-${id}`, label: `${heading} ↓` },
                  ]),
                },
              ]}
            />
            <ActiveFilters entity={entity} filters={asked.filters} onChange={(filters) => go({ filters })} />
          </div>
        </div>
        {error && !data ? (
          <FailedScreen error={error} onRetry={() => void refetch()} />
        ) : isPending ? (
          <Skeleton lines={8} className="p-4" />
        ) : (
          <>
            {selection.size > 0 && (
              <BulkActions
                screen={screen}
                entity={entity}
                selection={selection}
                onDone={() => setSelection(new Set())}
              />
            )}
            <DataTable
              caption={title}
              columns={columns}
              rows={data?.items ?? []}
              keyOf={(record) => keyOf(specification, entity, record)}
              nameOf={(record) => displayOf(specification, entity, record)}
              linkOf={
                detail
                  ? (record, content) => (
                      <RouterLink to={to(recordPath(specification, ...detail, record))}>{content}</RouterLink>
                    )
                  : undefined
              }
              sort={query.sort[0]}
              onSort={(sort) => go({ sort: [sort] })}
              selection={screen.bulk ? selection : undefined}
              onSelect={setSelection}
              busy={isPlaceholderData}
              empty={
                isNarrowed ? (
                  <EmptyState
                    title={messages.list.nothingFits}
                    actions={
                      <Button onClick={() => setParameters(new URLSearchParams())}>{messages.list.clearFilters}</Button>
                    }
                  >
                    {messages.list.nothingFitsText}
                  </EmptyState>
                ) : (
                  <EmptyState title={messages.list.emptyTitle(plural)} />
                )
              }
            />
            {columns.length === 0 && <Gap title={messages.noScreens} className="m-3" />}
            {(data?.total ?? 0) > 0 && (
              <Pagination
                className="px-4 py-2.5"
                page={asked.page}
                pageSize={pageSize}
                total={data?.total ?? 0}
                onChange={(page) => go({ page })}
              />
            )}
          </>
        )}
      </Card>
    </div>
  );
}

/** The columns that a list states, or the first fields of the entity. */
export function useColumns(entity: string, stated: readonly string[] | null | undefined): Column<RecordData>[] {
  const { specification } = useProduct();
  const viewOf = useFieldViews();
  const fields = specification.entities[entity]?.fields ?? {};
  const state = stateField(specification, entity);
  const names =
    stated ??
    Object.keys(fields)
      .filter((name) => !['multiline', 'array', 'object'].includes(kindOf(fields[name] ?? {}).kind))
      .slice(0, 6);
  return names.flatMap((name): Column<RecordData>[] => {
    const field = fields[name];
    if (!field) return [];
    return [
      {
        id: name,
        heading: fieldLabel(name, field).text,
        align: viewOf(field).align,
        sortable: true,
        certainty: stated ? 'stated' : 'assumed',
        cell: (record) =>
          name === state ? (
            <StateBadge entity={entity} state={record[name]} />
          ) : (
            <FieldDisplay field={field} value={record[name]} compact />
          ),
      },
    ];
  });
}

function assumedFilters(fields: Record<string, Field>): string[] {
  return Object.keys(fields)
    .filter((name) => fieldTypes[kindOf(fields[name] ?? {}).kind].filter !== 'none')
    .slice(0, 6);
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const messages = useMessages();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address was changed elsewhere: by going back, or by clearing the search.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={messages.list.search}
      placeholder={messages.list.search}
      prefix={<Search aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value.trim());
      }}
      className="w-56 max-sm:w-full"
    />
  );
}

function Views({
  screen,
  current,
  onChoose,
}: {
  screen: ScreenProps['screen'];
  current: string;
  onChoose: (view: string) => void;
}) {
  const messages = useMessages();
  const views = [
    { value: '', label: messages.list.all },
    ...Object.entries(screen.views ?? {}).map(([value, view]) => ({ value, label: view.title ?? value })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-1" aria-label={messages.list.views}>
      {views.map(({ value, label }) => (
        <Button
          key={value}
          size="sm"
          tone={value === current ? 'secondary' : 'quiet'}
          aria-pressed={value === current}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

function ActiveFilters({
  entity,
  filters,
  onChange,
}: {
  entity: string;
  filters: Record<string, string>;
  onChange: (filters: Record<string, string>) => void;
}) {
  const { specification } = useProduct();
  const messages = useMessages();
  const names = Object.keys(filters);
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {names.map((name) => {
        const field = specification.entities[entity]?.fields?.[name] ?? {};
        const label = fieldLabel(name, field).text;
        const { [name]: value = '', ...rest } = filters;
        return (
          <li key={name}>
            <Badge tone="info" className="gap-1">
              {label}:{' '}
              {value.includes('..') ? (
                value.replace('..', ' – ')
              ) : (
                <FilterValue entity={entity} name={name} field={field} value={value} />
              )}
              <button
                type="button"
                aria-label={messages.list.removeFilter(label)}
                onClick={() => onChange(rest)}
                className="-me-1 inline-flex size-6 items-center justify-center rounded-control hover:bg-surface"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

function FilterValue({ entity, name, field, value }: { entity: string; name: string; field: Field; value: string }) {
  const { specification } = useProduct();
  if (name === stateField(specification, entity)) return <StateBadge entity={entity} state={value} />;
  return <FieldDisplay field={field} value={kindOf(field).kind === 'boolean' ? value === 'true' : value} compact />;
}

function BulkActions({
  screen,
  entity,
  selection,
  onDone,
}: {
  screen: ScreenProps['screen'];
  entity: string;
  selection: ReadonlySet<string>;
  onDone: () => void;
}) {
  const { specification } = useProduct();
  const messages = useMessages();
  const strings = useStrings();
  const change = useChange();
  const tell = useToast();
  const run = async (action: string) => {
    const results = await Promise.allSettled(
      [...selection].map((key) => change.mutateAsync({ entity, does: action, key })),
    );
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    const left = results.length - done;
    tell({ title: left > 0 ? messages.list.bulkLeft(done, left) : messages.list.bulkDone(done), isError: left > 0 });
    onDone();
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 border-b border-line bg-accent-soft px-4 py-2 text-sm"
    >
      <span>{strings.selected(selection.size)}</span>
      {screen.bulk?.map((action) => {
        const transition = specification.lifecycles[entity]?.transitions?.[action];
        // What asks for answers is done one by one, where they can be given.
        if (transition?.asks) return null;
        const isDelete = action === 'delete';
        const label = isDelete ? messages.detail.remove : transitionLabel(specification, entity, action).text;
        const button = (
          <Button
            size="sm"
            busy={change.isPending}
            onClick={transition?.confirm || isDelete ? undefined : () => void run(action)}
          >
            {label}
          </Button>
        );
        if (!transition?.confirm && !isDelete) return <Fragment key={action}>{button}</Fragment>;
        return (
          <AlertDialog
            key={action}
            trigger={button}
            title={messages.list.bulkQuestion(label, selection.size)}
            description={transition?.confirm ?? messages.list.bulkDelete}
            action={label}
            danger={isDelete || transition?.tone === 'critical'}
            onAction={() => void run(action)}
          />
        );
      })}
    </div>
  );
}
