import { type RefObject, useState } from 'react';
import { afterPress, useCustomValidity } from '#components/internal';
import { useStrings } from '#components/locale';
import type { ComboboxProps } from './combobox-props.ts';
import type { Answer } from './use-answer.ts';
import { type ComboboxOption, calledSo, type Search, useLeaving } from './use-searching.ts';

interface Leaving extends Pick<ComboboxProps, 'collects' | 'takesFirst'> {
  answer: Answer;
  search: Search;
}

/** What becomes of words that are left in the input and are no answer. */
export function useWordsLeft(
  { answer, search, collects, takesFirst }: Leaving,
  input: RefObject<HTMLInputElement | null>,
) {
  const { typed, label, take } = answer;
  const strings = useStrings();
  // Who types is not done before it is left.
  const [isLeft, setIsLeft] = useState(false);
  const complaint = typed === label || typed.trim() === '' ? undefined : strings.notChosen(typed.trim());
  useCustomValidity(input, complaint);
  /** Who leaves the words of one option means it. */
  const leaveWith = (found: readonly ComboboxOption[]) => {
    const [only, ...others] = takesFirst && collects ? [] : calledSo(typed, found);
    if (only && others.length === 0) take(only);
    else afterPress(() => setIsLeft(true));
  };
  const setLeft = useLeaving(search, leaveWith);
  return {
    /** What holds the form back, said once they are left. */
    complaint,
    isLeft,
    leaveWith,
    /** Looks for what they mean. */
    leave: () => afterPress(() => setLeft(answer.query)),
    comeBack: () => setLeft(undefined),
    typeOn: () => setIsLeft(false),
  };
}
