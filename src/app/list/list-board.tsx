import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useAround, useWaiting } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { FailedScreen } from '#app/problems';
import { PathDisplay, useRecordName, useRowLink, WaitingMark } from '#app/screens';
import { Board, type BoardColumn } from '#components/board';
import { Button } from '#components/button';
import { EmptyState } from '#components/empty-state';
import { IconButton } from '#components/icon-button';
import { useStrings } from '#components/locale';
import type { Path, State, Transition, Values } from '#specification';
import type { ListPartProps } from './list-records.tsx';
import { RowMenu } from './row-menu.tsx';
import { isAsking, RowQuestion } from './row-question.tsx';
import { useLanes } from './use-lanes.ts';
import { columnsOf, usePreferences } from './use-preferences.ts';
import { useRowChange } from './use-row-change.ts';
import { wayTo } from './way-to.ts';

const mostFields = 3;

/** The records by their state: a card that is moved takes a transition. */
export function ListBoard(props: ListPartProps) {
  const { board } = useTools();
  if (!props.entity.lifecycle || props.entity.lifecycle.states.length === 0)
    return (
      <EmptyState
        title={board.stateless}
        actions={<Button onClick={() => props.address.go({}, { layout: 'table' })}>{board.showAll}</Button>}
      />
    );
  return <Lanes {...props} />;
}

function Lanes({ screen, entity, address }: ListPartProps) {
  const { board } = useTools();
  const strings = useStrings();
  const messages = useMessages();
  const around = useAround();
  const nameOf = useRecordName();
  const { keys } = useWaiting(entity);
  const [preferences] = usePreferences(screen);
  const { change } = useRowChange(entity);
  const [opened, open] = useState<{ record: Values; button: HTMLElement }>();
  const [asked, ask] = useState<{ record: Values; does: Transition }>();
  const { lifecycle } = entity;
  const field = lifecycle?.field.name ?? '';
  const states = statesIn(lifecycle?.states ?? [], address.asked.filters.get(field));
  const { data: lanes, error, refetch } = useLanes({ screen, entity, address }, field, states);
  const paths = columnsOf(screen, preferences);
  const [first, ...rest] = paths;
  const linkOf = useRowLink(entity, first);
  if (error && !lanes) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  const records = new Map(
    [...(lanes?.values() ?? [])].flatMap(({ items }) => items).map((one) => [entity.keyOf(one), one]),
  );
  const shown = rest.filter(({ name }) => name !== field).slice(0, mostFields);
  const columns = states.map((state): BoardColumn => {
    const page = lanes?.get(state.name);
    const items = page?.items ?? [];
    return {
      key: state.name,
      title: state.label.text,
      tone: state.tone,
      count: page?.total ?? (page ? items.length : '…'),
      empty: page ? board.empty : strings.loading,
      cards: items.map((record) => ({
        key: entity.keyOf(record),
        name: nameOf(entity, record),
        content: (
          <>
            <div className="flex items-start justify-between gap-2 font-medium">
              <span className="min-w-0">
                {first && linkOf ? (
                  linkOf(record, <PathDisplay path={first} values={record} compact />)
                ) : (
                  <span>{nameOf(entity, record)}</span>
                )}
              </span>
              <IconButton
                size="sm"
                className="-me-1.5 -mt-1.5"
                label={strings.rowActions(nameOf(entity, record))}
                aria-haspopup="menu"
                onClick={(event) => open({ record, button: event.currentTarget })}
              >
                <EllipsisVertical aria-hidden />
              </IconButton>
            </div>
            {keys.has(entity.keyOf(record)) && <WaitingMark />}
            <Fields paths={shown} record={record} />
          </>
        ),
      })),
      footer: page && (page.total ?? 0) > items.length && (
        <Button
          size="sm"
          tone="quiet"
          onClick={() =>
            address.go(
              { filters: new Map([...address.asked.filters, [field, { oneOf: [state.name] }]]) },
              { layout: 'table' },
            )
          }
        >
          {board.more(items.length, page.total ?? 0)} · {board.showAll}
        </Button>
      ),
    };
  });
  const wayOf = (card: string, column: string) => {
    const record = records.get(card);
    return record && wayTo(entity, record, column, around, messages);
  };
  return (
    <>
      <Board
        label={screen.label.text}
        columns={columns}
        refusalOf={(card, column) => {
          const way = wayOf(card, column);
          if (way?.transition) return undefined;
          return way?.reason ?? board.noWay(lifecycle?.state(column)?.label.text ?? column);
        }}
        onMove={(card, column) => {
          const record = records.get(card);
          const does = wayOf(card, column)?.transition;
          if (!record || !does) return;
          if (isAsking(does)) ask({ record, does });
          else void change(record, does.name);
        }}
      />
      {opened && <RowMenu {...opened} entity={entity} onClose={() => open(undefined)} />}
      {asked && <RowQuestion {...asked} entity={entity} onClose={() => ask(undefined)} />}
    </>
  );
}

function Fields({ paths, record }: { paths: readonly Path[]; record: Values }) {
  return (
    <dl className="mt-1 flex flex-col gap-0.5">
      {paths.map((path) => (
        <div key={path.name} className="flex items-baseline gap-2 has-[dd:empty]:hidden">
          <dt className="shrink-0 text-xs text-muted">{path.label.text}</dt>
          <dd className="min-w-0 truncate">
            <PathDisplay path={path} values={record} compact />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The states that a filter leaves; all where there is none. */
function statesIn(
  states: readonly State[],
  filter: ReturnType<ListPartProps['address']['asked']['filters']['get']>,
): State[] {
  if (!filter || !('oneOf' in filter)) return [...states];
  return states.filter(({ name }) => filter.oneOf.includes(name) !== (filter.not === true));
}
