import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { todayIn } from '#components/calendar';
import { afterPress, isChord, isKeyA } from '#components/internal';
import { useLocale } from '#components/locale';
import { dayFilled } from './answer.ts';
import { besideOf, segmentsAround } from './around.ts';
import type { Layout, Part } from './layout.ts';
import { pasted } from './pasted.ts';
import { isBegun, limitsOf, page, settled, stepped, type Typing, typedOn } from './typing.ts';
import type { Held } from './use-answer.ts';
import { allWritten } from './written.ts';

interface PartsTyped {
  layout: Layout;
  held: Held;
  readOnly: boolean | undefined;
  /** Opens the calendar, from a part. */
  onOpen: ((from: HTMLElement) => void) | undefined;
}

/** What keys, letters and the clipboard do in the parts of a day or a time. Parts are told by their place, from 0. */
export function usePartTyping({ layout, held, readOnly, onOpen }: PartsTyped) {
  const { timeZone } = useLocale();
  const { answer, value, change } = held;
  const [digits, setDigits] = useState({ at: 0, typed: '' });
  // Who types is not done before it is left; what is wrong then stays said until it is changed.
  const [isLeft, setIsLeft] = useState(true);
  /** Whether all of it is chosen, as with the keys that choose all of a text. */
  const [isAll, setIsAll] = useState(false);
  /** What was put in at once and cannot be read. */
  const [unread, setUnread] = useState<string>();
  const typedAt = (at: number) => (digits.at === at ? digits.typed : '');
  const typingAt = (at: number): Typing => ({ answer, at, typed: typedAt(at) });
  /** Draws first, so that what is left is no longer being typed when the focus goes on. */
  const take = (next: Typing, within: HTMLElement) => {
    // A button that clears is gone with what it clears.
    const segments = segmentsAround(within);
    flushSync(() => {
      setUnread(undefined);
      setIsLeft(false);
      setDigits(next);
      change(next.answer, isBegun(next, layout));
    });
    segments[next.at]?.focus();
  };
  const type = (at: number, text: string, input: HTMLElement) => {
    const next = typedOn(isAll ? { answer: {}, at: 0, typed: '' } : typingAt(at), text, layout);
    // A letter, which is no part of a day, takes nothing away.
    if (isAll && text.length === 1 && next.typed === '' && Object.keys(next.answer).length === 0) return;
    setIsAll(false);
    const whole = text.length > 2 ? pasted(text, layout) : undefined;
    if (whole) take({ answer: { ...answer, ...whole }, at: layout.parts.length - 1, typed: '' }, input);
    // What is put in at once and is no day is not taken for another one.
    else if (/^(.{1,2}|\p{Nd}{1,4})$/u.test(text)) take(next, input);
    else if (text.trim() !== '') setUnread(text.trim());
  };
  const clearAll = (within: HTMLElement) => {
    setIsAll(false);
    take({ answer: {}, at: 0, typed: '' }, within);
  };
  const clear = (at: number, input: HTMLElement) => {
    if (isAll) return clearAll(input);
    const { [layout.parts[at] as Part]: _, ...others } = answer;
    take({ answer: others, at, typed: '' }, input);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, part: Part, at: number) => {
    const { key, code, currentTarget: input } = event;
    if (event.nativeEvent.isComposing || ['Control', 'Meta', 'Shift', 'Alt'].includes(key)) return;
    if (event.altKey && key === 'ArrowDown' && onOpen) {
      event.preventDefault();
      setIsAll(false);
      return onOpen(input);
    }
    if ((event.ctrlKey || event.metaKey) && isKeyA(key, code)) {
      event.preventDefault();
      return setIsAll(true);
    }
    if (isChord(event)) return;
    const isFixed = readOnly || input.matches(':disabled');
    // The browser sends the form with what is in it by then.
    if (key === 'Enter') return flushSync(() => leavePart(at));
    if (isAll && key.length > 1 && key !== 'Backspace' && key !== 'Delete') setIsAll(false);
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: page[part], PageDown: -page[part] }[key];
    const end = { Home: 0, End: 1 }[key];
    const isEmpty = !isAll && answer[part] === undefined && digits.typed === '';
    if (key === 'ArrowLeft' || key === 'ArrowRight') besideOf(input, key === 'ArrowRight')?.focus();
    else if (by !== undefined || end !== undefined) {
      if (isFixed) return event.preventDefault();
      const now = layout.asked.day ? dayFilled(todayIn(timeZone).toString(), layout) : {};
      const next =
        by === undefined
          ? { ...answer, [part]: limitsOf(part, answer, layout)[end ?? 0] }
          : stepped(answer, part, by, now, layout);
      take({ answer: next, at, typed: '' }, input);
    } else if (key === 'Backspace' && isEmpty) segmentsAround(input)[at - 1]?.focus();
    else if ((key === 'Backspace' || key === 'Delete') && !isFixed) clear(at, input);
    else return;
    event.preventDefault();
  };
  /** As a whole, in the form that is read the same way everywhere; what is not whole, as far as it is typed. */
  const copy = (event: ClipboardEvent<HTMLElement>) => {
    const text = value ?? (isAll ? allWritten(answer, layout) : undefined);
    if (text === undefined || event.isDefaultPrevented()) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    return true;
  };
  const leavePart = (at: number) => {
    if (digits.typed === '') return;
    const next = settled(typingAt(at), layout);
    setDigits(next);
    change(next.answer);
  };
  return {
    isLeft,
    isAll,
    unread,
    typedAt,
    type,
    clear,
    clearAll,
    press,
    copy,
    leavePart,
    /** Nothing is chosen any more as a whole. */
    chooseNone: () => setIsAll(false),
    /** The focus leaves all of it. */
    leave: () => {
      held.settle();
      afterPress(() => setIsLeft(true));
      setIsAll(false);
    },
    /** What is wrong with it is said from now on. */
    say: () => setIsLeft(true),
    begin: () => {
      setUnread(undefined);
      setDigits({ at: 0, typed: '' });
      setIsLeft(true);
    },
  };
}
