import {
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { activeIn, afterPress, isSomewhere } from '#components/internal';
import { useStrings } from '#components/locale';
import type { CalendarEntry, CalendarProps } from './calendar.tsx';
import { useDayAfter } from './use-day-stop.ts';

/** An entry that is taken up, and the day that it would come to stand on. */
interface HeldEntry {
  entry: CalendarEntry;
  from: string;
  over: string;
  /** Drawn; led by keys; or taken up by a press, until a day is pressed. */
  by: 'drawing' | 'keys' | 'press';
}

interface MovedEntryOptions extends Pick<CalendarProps, 'onMove' | 'refusalOf'> {
  /** By day, from first to last. */
  entriesIn: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** A day in words. */
  say: (day: string) => string;
}

/**
 * Entries that are drawn to another day by pointer, or taken up by a press and put down by one on a day, or moved by keys: Space
 * takes one up, the arrows choose a day, Space puts it down, Escape, or going elsewhere, puts it back.
 */
export function useMovedEntry({ entriesIn, say, onMove, refusalOf }: MovedEntryOptions) {
  const strings = useStrings();
  const dayAfter = useDayAfter();
  const [taken, hold] = useState<HeldEntry>();
  const [said, tell] = useState('');
  const [refused, refuse] = useState<{ key: string; reason: string }>();
  /** What was put down has moved once its owner has it elsewhere. */
  const landing = useRef<HeldEntry>(undefined);
  const place = useRef<HTMLOListElement>(null);
  const isOn = (day: string, { key }: CalendarEntry) => entriesIn.get(day)?.some((other) => other.key === key);
  // What is gone is held no more.
  const held = taken && isOn(taken.from, taken.entry) ? taken : undefined;
  useEffect(() => {
    const { entry, over, by } = landing.current ?? {};
    if (!entry || !over || !isOn(over, entry)) return;
    landing.current = undefined;
    tell(strings.movedTo(entry.name ?? '', say(over)));
    // It may stand behind “3 more” there, and somebody may have gone elsewhere meanwhile.
    const list = place.current;
    if (!list || (isSomewhere() && (by === 'keys' || !list.contains(activeIn(list))))) return;
    const within = (selector: string) => list.querySelector<HTMLElement>(`${selector} :is(a, button)`);
    (within(`[data-entry="${CSS.escape(entry.key)}"]`) ?? within(`[data-day="${over}"]`))?.focus();
  });
  const isAimed = held?.by === 'keys' ? held.over : undefined;
  useEffect(() => {
    if (isAimed) place.current?.querySelector(`[data-day="${isAimed}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [isAimed]);
  const nameOf = ({ name = '' }: CalendarEntry) => name;
  const take = (entry: CalendarEntry, from: string, by: HeldEntry['by']) => {
    const reason = refusalOf?.(entry.key);
    refuse(reason === undefined ? undefined : { key: entry.key, reason });
    if (reason !== undefined) return tell(`${nameOf(entry)}: ${reason}`);
    landing.current = undefined;
    hold({ entry, from, over: from, by });
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
    landing.current = what;
    onMove?.(what.entry.key, what.over);
  };
  const type = (event: KeyboardEvent, entry: CalendarEntry, day: string) => {
    const isHeld = held?.entry.key === entry.key;
    // What leads on when Enter is pressed does not while it is held.
    if (event.key === ' ' || (isHeld && event.key === 'Enter')) {
      event.preventDefault();
      return isHeld ? put(held) : take(entry, day, 'keys');
    }
    if (!isHeld) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return putBack(held);
    }
    const next = dayAfter(event, held.over);
    if (next === undefined) return;
    event.preventDefault();
    if (entriesIn.has(next)) over(next, held);
  };
  const entryProps = (entry: CalendarEntry, day: string) => {
    if (!onMove || entry.name === undefined) return {};
    const isMoved = refusalOf?.(entry.key) === undefined;
    return {
      'data-entry': entry.key,
      'data-moved': isMoved || undefined,
      'data-takes-escape': held?.entry.key === entry.key || undefined,
      draggable: isMoved,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(entry));
        take(entry, day, 'drawing');
        // A link would be drawn away in its place.
        if (!isMoved) event.preventDefault();
      },
      onDragEnd: () => held && putBack(held),
      onKeyDown: (event: KeyboardEvent) => type(event, entry, day),
      onBlur: ({ currentTarget, target }: FocusEvent) => {
        // What is pressed does not move away from under the press.
        if (refused) afterPress(() => refuse(undefined));
        // Another window is not elsewhere.
        const isLeft = activeIn(currentTarget) !== target;
        if (isLeft && held?.by === 'keys' && held.entry.key === entry.key) putBack(held);
      },
    };
  };
  /** What a button is told that takes an entry up, for who neither draws nor has keys; undefined where it cannot be moved. */
  const gripProps = (entry: CalendarEntry, day: string) => {
    const isMoved = onMove && entry.name !== undefined && refusalOf?.(entry.key) === undefined;
    const isHeld = held?.entry.key === entry.key;
    return isMoved
      ? {
          'data-takes-up': '',
          'aria-pressed': isHeld,
          label: strings.move(nameOf(entry)),
          onClick: () => (isHeld ? putBack(held) : take(entry, day, 'press')),
        }
      : undefined;
  };
  const dayProps = (day: string) => ({
    'data-day': day,
    ...(held?.by === 'press' && {
      onPointerEnter: () => hold({ ...held, over: day }),
      // Whatever stands on the day is not pressed then.
      onClickCapture: (event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest('[data-takes-up]')) return;
        event.preventDefault();
        event.stopPropagation();
        put({ ...held, over: day });
      },
    }),
    ...(held && {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        if (held.over !== day) over(day, held);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        put({ ...held, over: day });
      },
    }),
  });
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (held && !currentTarget.contains(relatedTarget as Node | null)) over(held.from, held);
  };
  return {
    listProps: { ref: place, onDragLeave },
    entryProps,
    gripProps,
    dayProps,
    held,
    said,
    /** Why what somebody tried to take up stays where it is. */
    refused,
  };
}
