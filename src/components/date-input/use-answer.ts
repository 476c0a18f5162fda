import { useEffect, useEffectEvent, useState } from 'react';
import { type Answer, answerOf, isWhole, textOf } from './answer.ts';
import type { Layout } from './layout.ts';
import type { SegmentedProps } from './segmented-props.ts';

type Text = string | null;

type Asks = Pick<SegmentedProps, 'value' | 'defaultValue' | 'onValueChange'>;

export interface Held {
  answer: Answer;
  /** Null until it is whole. */
  value: Text;
  /** How far it is typed. */
  typed: Text;
  /** Its year is still being typed. */
  isBegun: boolean;
  change: (answer: Answer, isBegun?: boolean) => void;
  /** It is answered: whoever holds it outside has the last word. */
  settle: () => void;
  reset: () => void;
  /** How often somebody changed it. */
  changes: number;
}

/** What is filled in, held outside or here; what is not whole is held here, also where a value is held outside. */
export function useAnswer({ value: held, defaultValue = null, onValueChange }: Asks, layout: Layout): Held {
  const read = (text: Text) => {
    const answer = answerOf(text, layout);
    return { held, layout, answer, isBegun: false, isReset: false, ...told(answer, layout) };
  };
  const [kept, setKept] = useState(() => read(held ?? defaultValue));
  const [changes, setChanges] = useState(0);
  let now = kept;
  if (kept.held !== held || kept.layout !== layout) {
    // Who held what is typed and holds nothing any more has cleared it.
    const isCleared = held === null && typeof kept.held === 'string' && kept.held === kept.typed;
    const isOwn = held === undefined || (!isCleared && held === kept.value) || held === kept.typed;
    now = isOwn ? { ...kept, held } : read(held);
    // Its form was reset before who held it let go of it.
    if (held === undefined && kept.isReset) now = { ...read(defaultValue), held };
    if (kept.layout !== layout) now = read(isOwn ? kept.typed : (held ?? null));
    setKept(now);
  }
  const change = (answer: Answer, isBegun = false) => {
    const next = told(isBegun ? { ...answer, year: undefined } : answer, layout);
    setKept({ ...now, answer, isBegun, isReset: false, ...next });
    if (next.value === now.value && next.typed === now.typed) return;
    setChanges(changes + 1);
    onValueChange?.(next.value, next.typed);
  };
  const [answered, setAnswered] = useState(0);
  const hear = useEffectEvent(() => {
    if (held !== undefined && held !== now.value && held !== now.typed) setKept(read(held));
  });
  // Once they have drawn what they were told.
  useEffect(() => {
    if (answered > 0) hear();
  }, [answered]);
  const settle = () => setAnswered(answered + 1);
  const reset = () => setKept({ ...read(held === undefined ? defaultValue : held), isReset: true });
  const { answer, value, typed, isBegun } = now;
  return { answer, value, typed, isBegun, change, settle, reset, changes };
}

function told(answer: Answer, layout: Layout): { value: Text; typed: Text } {
  const typed = textOf(answer, layout);
  return { value: isWhole(answer, layout) ? typed : null, typed };
}
