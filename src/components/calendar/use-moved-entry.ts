import { type DragEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { activeIn, isSomewhere } from '#components/internal';
import { useStrings } from '#components/locale';
import type { CalendarEntry, CalendarProps } from './calendar.tsx';
import { useDayAfter } from './use-day-stop.ts';

/** An entry that is taken up, and the day that it would come to stand on. */
interface HeldEntry {
  entry: CalendarEntry;
  from: string;
  over: string;
  /** Without a pointer. */
  byKeys: boolean;
}

interface MovedEntryOptions extends Pick<CalendarProps, 'onMove' | 'refusalOf'> {
  /** All that are shown, from first to last. */
  days: readonly string[];
  entriesIn: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** A day in words. */
  say: (day: string) => string;
}

/**
 * Entries that are drawn to another day by pointer, or moved by keys: Space takes one up, the arrows choose a day, Space puts it
 * down, Escape, or going elsewhere, puts it back.
 */
export function useMovedEntry({ days, entriesIn, say, onMove, refusalOf }: MovedEntryOptions) {
  const strings = useStrings();
  const dayAfter = useDayAfter();
  const [held, hold] = useState<HeldEntry>();
  const [said, tell] = useState('');
  const [refused, refuse] = useState<string>();
  /** What was put down stands there once its owner has it there. */
  const landing = useRef<{ entry: CalendarEntry; day: string; byKeys: boolean }>(undefined);
  const place = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!landing.current) return;
    const { entry, day, byKeys } = landing.current;
    if (!entriesIn.get(day)?.some(({ key }) => key === entry.key)) return;
    landing.current = undefined;
    tell(strings.putDown(entry.name ?? '', say(day)));
    if (!byKeys || isSomewhere()) return;
    place.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entry.key)}"] :is(a, button)`)?.focus();
  });
  const isMoved = ({ name }: CalendarEntry) => onMove !== undefined && name !== undefined;
  const nameOf = ({ name = '' }: CalendarEntry) => name;
  const take = (entry: CalendarEntry, from: string, byKeys: boolean) => {
    const reason = refusalOf?.(entry.key);
    if (reason !== undefined) {
      const why = `${nameOf(entry)}: ${reason}`;
      refuse(why);
      return tell(why);
    }
    landing.current = undefined;
    hold({ entry, from, over: from, byKeys });
    tell(strings.over(nameOf(entry), say(from)));
  };
  const over = (day: string, by: HeldEntry) => {
    hold({ ...by, over: day });
    tell(strings.over(nameOf(by.entry), say(day)));
  };
  const putBack = ({ entry }: HeldEntry) => {
    hold(undefined);
    tell(strings.putBack(nameOf(entry)));
  };
  const put = (what: HeldEntry) => {
    if (what.over === what.from) return putBack(what);
    hold(undefined);
    landing.current = { entry: what.entry, day: what.over, byKeys: what.byKeys };
    onMove?.(what.entry.key, what.over);
  };
  const type = (event: KeyboardEvent, entry: CalendarEntry, day: string) => {
    const isHeld = held?.entry.key === entry.key;
    // What leads on when Enter is pressed does not while it is held.
    const isPut = event.key === ' ' || (isHeld && event.key === 'Enter');
    if (isPut) {
      event.preventDefault();
      return isHeld ? put(held) : take(entry, day, true);
    }
    if (!isHeld) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return putBack(held);
    }
    const next = dayAfter(event, held.over);
    if (next === undefined) return;
    event.preventDefault();
    if (days.includes(next)) over(next, held);
  };
  return {
    place,
    held,
    said,
    /** Why what somebody tried to take up stays where it is. */
    refused,
    entryProps: (entry: CalendarEntry, day: string) =>
      !isMoved(entry)
        ? {}
        : {
            'data-entry': entry.key,
            draggable: true,
            onDragStart: (event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', nameOf(entry));
              take(entry, day, false);
              if (refusalOf?.(entry.key) !== undefined) event.preventDefault();
            },
            onDragEnd: () => held && putBack(held),
            onKeyDown: (event: KeyboardEvent) => type(event, entry, day),
            onPointerDown: () => refuse(undefined),
            onBlur: ({ currentTarget, target }: FocusEvent) => {
              refuse(undefined);
              // Another window is not elsewhere.
              const isLeft = activeIn(currentTarget) !== target;
              if (isLeft && held?.byKeys && held.entry.key === entry.key) putBack(held);
            },
          },
    dayProps: (day: string) =>
      !held
        ? {}
        : {
            onDragOver: (event: DragEvent) => {
              event.preventDefault();
              if (held.over !== day) over(day, held);
            },
            onDrop: (event: DragEvent) => {
              event.preventDefault();
              put({ ...held, over: day });
            },
          },
  };
}
