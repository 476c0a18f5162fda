import { type RefObject, useEffect, useState } from 'react';
import { useHeld, useReset } from '#components/internal';
import type { ComboboxProps } from './combobox-props.ts';
import { useComing } from './use-coming.ts';
import type { ComboboxOption } from './use-searching.ts';

/** What is chosen, and the words that stand in the input. */
export interface Answer {
  value: ComboboxOption | null;
  /** What it is called; empty where nothing is chosen. */
  label: string;
  typed: string;
  /** What is looked for: nothing, as long as the words are those of what is chosen. */
  query: string;
  /** How often somebody has chosen. */
  changes: number;
  setTyped: (typed: string) => void;
  change: (option: ComboboxOption | null) => void;
  /** Chooses it, and has the input say so. */
  take: (option: ComboboxOption) => void;
}

/** Holds the answer of a combobox. */
export function useAnswer(
  {
    value: held,
    defaultValue = null,
    onValueChange,
    collects,
  }: Pick<ComboboxProps, 'value' | 'defaultValue' | 'onValueChange' | 'collects'>,
  input: RefObject<HTMLInputElement | null>,
): Answer {
  const [value, tell, reset, changes] = useHeld(held, defaultValue, onValueChange);
  const [typed, setTyped] = useState(value?.label ?? '');
  useReset(input, () => setTyped(reset()?.label ?? ''));
  const label = value?.label ?? '';
  const query = typed === label ? '' : typed;
  useComing(input, label !== '' && query === '');
  // Whoever holds the answer has the last word, once they have drawn what they were told.
  const [answered, setAnswered] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also where they kept another answer
  useEffect(() => setTyped(label), [label, answered]);
  const change = (option: ComboboxOption | null) => {
    tell(option);
    if (!collects && option?.value !== value?.value) setAnswered(answered + 1);
  };
  const take = (option: ComboboxOption) => {
    setTyped(collects ? '' : option.label);
    change(option);
  };
  return { value, label, typed, query, changes, setTyped, change, take };
}
