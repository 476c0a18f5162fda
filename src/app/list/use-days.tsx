import { Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useAround, useSession } from '#app/data';
import { lockOf, mayAnswer } from '#app/form';
import { fromWallClock, onDay, toWallClock } from '#app/inputs';
import { useTools } from '#app/messages/tools';
import { useDocument } from '#app/product';
import { useRecordName, useScreenName, useTakenAlong } from '#app/screens';
import { Button } from '#components/button';
import type { CalendarProps } from '#components/calendar';
import { DateFormat } from '#components/internal';
import { useLocale } from '#components/locale';
import { useToast } from '#components/toast';
import { type Entity, type Path, type Values, zoneOf } from '#specification';
import { mayChangeAny } from './may-change-any.ts';
import { useAnswerChange } from './use-answer-change.ts';
import { useLocks } from './use-locks.ts';

/** Records of a calendar that are put on another day: that answer of theirs changes, and the time of day is what it was. */
export function useMoveToDay(
  entity: Entity,
  on: Path,
  records: ReadonlyMap<string, Values>,
): Pick<CalendarProps, 'onMove' | 'refusalOf'> {
  const around = useAround();
  const lockIn = useLocks(entity);
  const change = useAnswerChange(entity);
  const nameOf = useRecordName();
  const tell = useToast();
  // The date of another record is changed there.
  if (on.field !== on.first || !mayChangeAny(entity, around)) return {};
  const { field } = on;
  return {
    refusalOf: (key) => {
      const record = records.get(key);
      return record && lockIn(field, record);
    },
    onMove: async (key, day) => {
      const record = records.get(key);
      if (!record) return;
      const zone = zoneOf(entity.product.timeZone);
      const before = String(record[field.name]);
      const wrong = await change(record, field, field.kindName === 'date' ? day : onDay(before, day, zone));
      if (wrong !== undefined) tell({ title: `${nameOf(entity, record)}: ${wrong}`, tone: 'critical' });
    },
  };
}

/** The way to a new record that begins with a day; undefined for who makes none, or does not answer that. */
export function useAddToDay(entity: Entity, on: Path): CalendarProps['addTo'] {
  const { product, to } = useDocument();
  const { subject } = useSession();
  const around = useAround();
  const { calendar } = useTools();
  const nameOf = useScreenName();
  const state = useTakenAlong();
  const { locale } = useLocale();
  const screen = product.screenOf('create', entity);
  const target = { entity, does: 'create' };
  if (!screen || screen.needsRecord || !screen.isFor(subject) || on.field !== on.first) return undefined;
  if (!on.field.isAnswered || lockOf(on.field, target, mayAnswer(target, around))) return undefined;
  const format = new DateFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
  const zone = zoneOf(product.timeZone);
  const now = (around.now ?? new Date()).toISOString();
  const hour = on.field.kindName === 'date' ? undefined : toWallClock(now, zone)?.replace(/^.*T(..):.*$/, '$1:00');
  return (day, tabIndex) => (
    <Button asChild shape="picture" size="sm" variant="quiet" className="min-h-6 min-w-6 [&>svg]:size-4">
      <RouterLink
        tabIndex={tabIndex}
        aria-label={calendar.addTo(nameOf(screen), format.format(new Date(day)))}
        to={{
          pathname: to(screen.addressOf({})),
          search: new URLSearchParams({
            [on.name]: hour === undefined ? day : fromWallClock(`${day}T${hour}`, zone),
          }).toString(),
        }}
        state={state}
      >
        <Plus aria-hidden />
      </RouterLink>
    </Button>
  );
}
