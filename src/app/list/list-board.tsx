import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useAround, useWaiting } from '#app/data';
import { GapNote } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { FailedScreen } from '#app/problems';
import { RowQuestion, useRowChange, useRowMenu } from '#app/rows';
import { useRecordName } from '#app/screens';
import { isAsking, transitionLabel } from '#app/transitions';
import { Board, type BoardColumn } from '#components/board';
import { Button } from '#components/button';
import { EmptyState } from '#components/empty-state';
import { useStrings } from '#components/locale';
import type { Filter, State, Transition, Values } from '#specification';
import { BoardCard } from './board-card.tsx';
import { FieldGaps } from './field-gaps.tsx';
import type { ListPartProps } from './list-records.tsx';
import { marksOf, unseenSorts } from './sort-marks.tsx';
import { useLanes } from './use-lanes.ts';
import { columnsOf, usePreferences } from './use-preferences.ts';
import { firstStepTo, wayTo } from './way-to.ts';

const mostFields = 3;
/** The lane of what is in no state, or in one that is not known any more. */
const elsewhere = '';

/** The records by their state: a card that is moved takes a transition. */
export function ListBoard(props: ListPartProps) {
  const { board } = useTools();
  if (!props.entity.lifecycle || props.entity.lifecycle.states.length === 0)
    return (
      <EmptyState
        title={board.stateless}
        actions={<Button onClick={() => props.address.visit({}, { layout: 'table' })}>{board.showAll}</Button>}
      />
    );
  return <Lanes {...props} />;
}

function Lanes({ screen, entity, address }: ListPartProps) {
  const { board, selection } = useTools();
  const strings = useStrings();
  const messages = useMessages();
  const around = useAround();
  const nameOf = useRecordName();
  const { rowsOf, ...waiting } = useWaiting(entity);
  const [preferences] = usePreferences(screen);
  const change = useRowChange(entity);
  const [asked, ask] = useState<{ record: Values; does: Transition }>();
  const { lifecycle } = entity;
  const field = lifecycle?.field.name ?? '';
  const all = lifecycle?.states ?? [];
  const filter = address.asked.filters.get(field);
  const asks = lanesOf(all, filter);
  const { data: lanes, error, refetch } = useLanes({ screen, entity, address }, field, asks);
  const { onRowMenu, menu } = useRowMenu(entity);
  const paths = columnsOf(screen, preferences, address.place);
  const [first, ...rest] = paths;
  if (error && !lanes) return <FailedScreen error={error} what={entity.plural.text} onRetry={() => void refetch()} />;
  const records = new Map([...(lanes?.values() ?? [])].flatMap(rowsOf).map((one) => [waiting.keyOf(one), one]));
  const usual = rest.filter(({ name }) => name !== field).slice(0, mostFields);
  const unseen = unseenSorts(address, entity, [...(first ? [first] : []), ...usual]).filter(
    ({ name }) => name !== field,
  );
  const shown = [...usual, ...unseen.flatMap((one) => (one.kindName === 'boolean' ? [] : [one.asPath]))];
  const columnOf = ([lane, ask]: [string, Filter]): BoardColumn => {
    const state = lifecycle?.state(lane);
    const page = lanes?.get(lane);
    const items = page ? rowsOf(page) : [];
    const total = page?.total === undefined ? undefined : page.total + items.length - page.items.length;
    return {
      key: lane,
      title: state?.label.text ?? board.elsewhere,
      tone: state?.tone,
      note: state && <GapNote path={state.path} subject={state.label.text} />,
      // Where it pages by cursor nobody knows how many there are.
      count: total ?? (page ? `${items.length}${page.next === undefined ? '' : '+'}` : '…'),
      empty: page ? board.empty : strings.loading,
      cards: items.map((record) => ({
        key: waiting.keyOf(record),
        name: nameOf(entity, record),
        content: (
          <BoardCard
            {...{ entity, record, first }}
            others={shown}
            marks={marksOf(unseen, record)}
            isWaiting={waiting.isWaiting(record)}
            onMenu={onRowMenu && waiting.isMade(record) ? (button) => onRowMenu(record, button) : undefined}
          />
        ),
      })),
      footer: ((total ?? 0) > items.length || page?.next !== undefined) && (
        <Button asChild size="sm" variant="quiet">
          <RouterLink
            to={address.leadsTo({ filters: new Map([...address.asked.filters, [field, ask]]) }, { layout: 'table' })}
          >
            {total === undefined ? board.showAll : `${board.more(items.length, total)} · ${board.showAll}`}
          </RouterLink>
        </Button>
      ),
    };
  };
  // What a board does not show is not there for who works with it; where there is none, it takes no room.
  const columns = [...asks]
    .map(columnOf)
    .filter(({ key, cards }) => key !== elsewhere || cards.length > 0 || asks.size === 1);
  const wayOf = (card: string, column: string) => {
    const record = records.get(card);
    return record && wayTo(entity, record, column, around, messages);
  };
  return (
    <>
      <FieldGaps paths={paths} />
      <Board
        label={screen.label.text}
        columns={columns}
        // What the page has above and below: what scrolls all of it sideways stays in sight.
        className="[--around-board:19rem]"
        // The menu of a card has them, by their own names.
        moveButton={false}
        refusalOf={(card, column) => {
          const record = records.get(card);
          if (record && !waiting.isMade(record)) return messages.outbox.waitsHere;
          const way = wayOf(card, column);
          if (way?.transition) return undefined;
          if (way?.reason) return way.reason;
          const from = record && lifecycle?.stateOf(record);
          const first = from && lifecycle && firstStepTo(lifecycle, from.name, column);
          const unknown = record && lifecycle?.unknownStateOf(record);
          if (unknown !== undefined) return messages.form.locked.noSuchState(unknown);
          if (!from) return board.elsewhere;
          if (column === elsewhere) return board.noWay(board.elsewhere);
          const otherState = selection.otherState(from.label.text);
          return first ? `${otherState}. ${board.first(transitionLabel(first, messages))}` : otherState;
        }}
        onMove={(card, column) => {
          const record = records.get(card);
          const does = wayOf(card, column)?.transition;
          if (!record || !does) return;
          if (isAsking(does)) ask({ record, does });
          else void change(record, does.name);
        }}
      />
      {menu}
      <Suspense fallback={null}>
        {asked && <RowQuestion {...asked} entity={entity} onClose={() => ask(undefined)} />}
      </Suspense>
    </>
  );
}

/** What each lane asks for, of what a filter leaves: all states where there is none, and what is in none of them. */
function lanesOf(states: readonly State[], filter: Filter | undefined): ReadonlyMap<string, Filter> {
  const names = states.map(({ name }) => name);
  const lanes = (left: readonly string[], others?: Filter) =>
    new Map<string, Filter>([
      ...left.map((name): [string, Filter] => [name, { oneOf: [name] }]),
      ...(others ? [[elsewhere, others] as const] : []),
    ]);
  if (filter && 'empty' in filter && !filter.not) return lanes([], filter);
  if (!filter || !('oneOf' in filter)) return lanes(names, { oneOf: names, not: true });
  const asked = new Set(filter.oneOf);
  if (filter.not)
    return lanes(
      names.filter((name) => !asked.has(name)),
      { oneOf: [...new Set([...names, ...asked])], not: true },
    );
  const unknown = filter.oneOf.filter((name) => !names.includes(name));
  return lanes(
    names.filter((name) => asked.has(name)),
    unknown.length > 0 ? { oneOf: unknown } : undefined,
  );
}
