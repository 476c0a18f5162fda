import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { sizeToCount, useAround, useRecords, useSession, useWaiting } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { FailedScreen } from '#app/problems';
import { datesOf, FirstDisplay, StateBadge, Told, useRecordAddress, useRecordName } from '#app/screens';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { Calendar, daysOfMonth } from '#components/calendar';
import { EmptyState } from '#components/empty-state';
import { useLocale } from '#components/locale';
import { Select } from '#components/select';
import { VisuallyHidden } from '#components/visually-hidden';
import { dayAt, dayOf, type Filter, type Path, type Values, zoneOf } from '#specification';
import { FieldGaps } from './field-gaps.tsx';
import type { ListPartProps } from './list-records.tsx';
import { marksOf, unseenSorts } from './sort-marks.tsx';
import { useAddToDay, useMoveToDay } from './use-days.tsx';
import { columnsOf, usePreferences } from './use-preferences.ts';

/** As many as a month of a busy desk has. */
const most = 500;
const mostOfDay = 4;

/** The records by the day of one of their dates, a month at a time. */
export function ListCalendar(props: ListPartProps): ReactNode {
  const { screen, entity, address } = props;
  const { calendar, board } = useTools();
  const { subject } = useSession();
  const [preferences, prefer] = usePreferences(screen);
  const dates = datesOf(entity, subject);
  const stated = screen.views.find(({ name }) => name === address.asked.view)?.on ?? screen.on;
  const on = dates.find(({ name }) => name === preferences.date) ?? stated ?? dates[0];
  if (!on)
    return (
      <EmptyState
        title={calendar.dateless}
        actions={<Button onClick={() => address.visit({}, { layout: 'table' })}>{board.showAll}</Button>}
      />
    );
  const choice = dates.length > 1 && (
    <GapOutline path={`${screen.path}.views.${address.asked.view}.on`} subject={calendar.by}>
      <span className="w-40">
        <Select
          size="sm"
          aria-label={calendar.by}
          value={on.name}
          onValueChange={(name) => name && prefer({ date: name })}
          options={dates.map(({ name, label }) => ({ value: name, label: label.text }))}
        />
      </span>
    </GapOutline>
  );
  return <Month {...props} on={on} choice={choice} />;
}

function Month({ screen, entity, address, on, choice }: ListPartProps & { on: Path; choice: ReactNode }) {
  const { calendar } = useTools();
  const around = useAround();
  const nameOf = useRecordName();
  const addressOf = useRecordAddress();
  const messages = useMessages();
  const { rowsOf, keyOf, isMade, isWaiting } = useWaiting(entity);
  const { timeZone } = entity.product;
  const { locale } = useLocale();
  const zone = zoneOf(timeZone);
  const [preferences] = usePreferences(screen);
  const columns = columnsOf(screen, preferences, address.place);
  const [first] = columns;
  const today = dayOf(around.now ?? new Date(), zone).toString();
  const month = address.place.month ?? today.slice(0, 7);
  const days = daysOfMonth(month, locale).map(String);
  const { asked, sort } = address;
  const within = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  // What somebody filters this date by holds as well: then the days outside are left out here.
  const filters = asked.filters.has(on.name)
    ? asked.filters
    : new Map<string, Filter>([...asked.filters, [on.name, within]]);
  const { data, error, refetch } = useRecords(entity, {
    query: { ...asked, page: 1, sort, filters },
    size: most,
    screen,
  });
  const records = new Map((data ? rowsOf(data) : []).map((record) => [keyOf(record), record]));
  const moves = useMoveToDay(entity, on, records);
  const addTo = useAddToDay(entity, on);
  if (error && !data) return <FailedScreen error={error} what={entity.plural.text} onRetry={() => void refetch()} />;
  const byDay = new Map<string, Values[]>();
  for (const record of records.values()) {
    const day = dayAt(on.read(record, around), zone)?.toString();
    if (day) byDay.set(day, [...(byDay.get(day) ?? []), record]);
  }
  // What they stand in their order for.
  const unseen = unseenSorts(address, entity, [on, ...(first ? [first] : [])]);
  const entry = (record: Values) => {
    const name = nameOf(entity, record);
    const to = isMade(record) && addressOf('detail', entity, record);
    const state = entity.lifecycle?.stateOf(record);
    const waits = isWaiting(record) ? messages.outbox.waitsHere : undefined;
    const content = (
      <Badge
        tone={state?.tone ?? 'neutral'}
        title={[name, state?.label.text, waits].filter(Boolean).join(': ')}
        className="flex min-h-6 w-full items-center gap-x-1 border-0 border-s-3 py-0 sm:flex-wrap font-normal leading-6 text-ink max-sm:py-0.5"
      >
        {waits && <Clock role="img" aria-label={waits} className="size-3 shrink-0 text-caution" />}
        {/* What is cut off is the end of the name, in whichever direction it is written. */}
        <span dir="auto" className="shrink-0 truncate sm:max-w-full">
          {first ? <FirstDisplay path={first} values={record} /> : name}
        </span>
        {marksOf(unseen, record)}
        {/* Below the name where there is no room beside it. */}
        <span className="flex min-w-0 flex-1 items-center justify-between gap-2 sm:basis-28 sm:has-[>:first-child:empty]:basis-0">
          <span dir="auto" className="truncate text-muted">
            <Told screen={screen} values={record} columns={columns} without={first ? [on, first] : [on]} />
          </span>
          {state && (
            // A day of a phone is as wide as it is.
            <>
              <span className="shrink-0 whitespace-nowrap sm:hidden">
                <StateBadge entity={entity} state={state.name} />
              </span>
              <VisuallyHidden className="max-sm:hidden">{state.label.text}</VisuallyHidden>
            </>
          )}
        </span>
      </Badge>
    );
    return {
      key: keyOf(record),
      // What waits to be made is on no day yet, and what leads nowhere has no focus to be moved with.
      name: to ? name : undefined,
      content: to
        ? (keysId: string) => (
            <RouterLink to={to} aria-describedby={moves.onMove && keysId}>
              {content}
            </RouterLink>
          )
        : content,
    };
  };
  const entriesOf = (day: string) => {
    const records = byDay.get(day) ?? [];
    const shown = records.slice(0, records.length > mostOfDay ? mostOfDay - 1 : mostOfDay).map(entry);
    if (records.length <= mostOfDay) return shown;
    const filters = new Map([...address.asked.filters, [on.name, { from: day, to: day }] as const]);
    const more = (
      <Button asChild size="sm" variant="quiet" className="min-h-6 px-1.5 text-xs">
        <RouterLink to={address.leadsTo({ filters }, { layout: 'table' })}>
          {calendar.more(records.length - shown.length)}
        </RouterLink>
      </Button>
    );
    return [...shown, { key: 'more', content: more }];
  };
  return (
    <>
      <FieldGaps paths={columns} />
      <Calendar
        label={`${screen.label.text}: ${on.label.text}`}
        month={month}
        onMonthChange={(next) => address.visit({}, { month: next })}
        today={today}
        entriesOf={entriesOf}
        {...moves}
        addTo={addTo}
        actions={
          <>
            {!asked.filters.has(on.name) && <Dateless {...{ screen, entity, address, on }} />}
            {choice}
          </>
        }
      />
      {data && byDay.size === 0 && <p className="px-3 pb-3 text-sm text-muted">{calendar.empty(entity.plural.text)}</p>}
      {data && ((data.total ?? 0) > data.items.length || data.next !== undefined) && (
        <p className="px-3 pb-3 text-sm text-muted">{calendar.tooMany(data.items.length)}</p>
      )}
    </>
  );
}

/** The way to those that stand on no day. */
function Dateless({ screen, entity, address, on }: ListPartProps & { on: Path }) {
  const { calendar } = useTools();
  const filters = new Map<string, Filter>([...address.asked.filters, [on.name, { empty: true }]]);
  const query = { ...address.asked, page: 1, sort: [], filters };
  const { data } = useRecords(entity, { query, size: sizeToCount(entity), screen });
  const count = data?.total ?? data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <Button asChild size="sm" variant="quiet">
      <RouterLink to={address.leadsTo({ filters }, { layout: 'table' })}>
        {calendar.without(count, on.label.text)}
      </RouterLink>
    </Button>
  );
}
