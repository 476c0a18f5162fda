import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

/** One of many. */
export interface ComboboxOption {
  /** What a form sends of it; unlike that of any other option. */
  value: string;
  /** What it is called, and what stands in the input once it is chosen. */
  label: string;
  /** How the list shows it, where that is not the label as it is. */
  content?: ReactNode;
  /** What it has in common with those beside it that say the same: a title above them, which cannot be chosen. */
  group?: string;
  /** It cannot be chosen, and the keys pass over it. */
  disabled?: boolean;
}

/** Finds what fits what is typed. */
export type Search = (typed: string) => Promise<ComboboxOption[]>;

export type Found =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; options: ComboboxOption[] };

interface Searching {
  isOpen: boolean;
  query: string;
  search: Search;
  onFound: (found: Found) => void;
}

/** A moment in which somebody who types goes on typing. */
const pause = 150;

/** What throws at once has failed like what fails later. */
const searched = async (search: Search, typed: string) => search(typed);

/** Looks for what fits while a list is open; what comes for an earlier word is not shown any more. */
export function useSearching({ isOpen, query, search, onFound }: Searching) {
  const tell = useEffectEvent(onFound);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // The same words, looked for anew: what was found stays until then.
    if (isOpen && asked.current !== query) tell({ status: 'loading' });
    asked.current = isOpen ? query : undefined;
    if (!isOpen) return undefined;
    let isCurrent = true;
    const wait = setTimeout(
      () =>
        searched(search, query).then(
          (options) => isCurrent && tell({ status: 'ready', options }),
          (error: unknown) => isCurrent && tell({ status: 'failed', error }),
        ),
      query === '' ? 0 : pause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(wait);
    };
  }, [isOpen, query, search]);
}

/** Looks for what was meant by words that were left before anything was found, until somebody comes back to them. */
export function useLeaving(search: Search, onFound: (options: readonly ComboboxOption[]) => void) {
  const [words, setWords] = useState<string>();
  const look = useEffectEvent(search);
  const tell = useEffectEvent((options: readonly ComboboxOption[]) => {
    setWords(undefined);
    onFound(options);
  });
  useEffect(() => {
    if (words === undefined) return undefined;
    let isCurrent = true;
    searched(look, words).then(
      (options) => isCurrent && tell(options),
      () => isCurrent && tell([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [words]);
  return setWords;
}

/** What somebody means who typed and walked to none: what is called so, or all that was found. */
export function meantBy(typed: string, found: readonly ComboboxOption[]): ComboboxOption | undefined {
  const called = calledSo(typed, found);
  const [only, ...others] = called.length > 0 ? called : found.filter(({ disabled }) => !disabled);
  return others.length === 0 ? only : undefined;
}

/** What is called as it was typed, in capitals or not, and can be chosen. */
export function calledSo(typed: string, found: readonly ComboboxOption[]): ComboboxOption[] {
  return found.filter(
    ({ label, disabled }) => !disabled && label.localeCompare(typed.trim(), undefined, { sensitivity: 'base' }) === 0,
  );
}
