import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rootOf } from '#components/internal';

/** What was answered in a menu and nobody holds, by the words of the entry and of the menu within that it stands in. */
export type Kept = Readonly<Record<string, unknown>>;

/** Above the entries, which are gone while their menu is closed. */
export const KeptContext = createContext<[kept: Kept, keep: Dispatch<SetStateAction<Kept>>]>([{}, () => undefined]);

/**
 * What an entry shows: held outside, or in its menu where nobody holds it.
 * @returns with it how it is changed, and a ref for the words that it is kept by
 */
export function useKept<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void, words: RefObject<HTMLElement | null>] {
  const [kept, keep] = use(KeptContext);
  const words = useRef<HTMLElement>(null);
  const [key, setKey] = useState('');
  useLayoutEffect(() => setKey(keyOf(words.current)), []);
  const change = (next: Value) => {
    keep((before) => ({ ...before, [key]: next }));
    onChange?.(next);
  };
  const own = key in kept ? (kept[key] as Value) : initial;
  return [value === undefined ? own : value, change, words];
}

function keyOf(words: HTMLElement | null): string {
  if (!words) return '';
  const id = words.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? '';
  const within = rootOf(words).getElementById(id)?.closest('[role=menu] *');
  return JSON.stringify([within?.textContent, words.textContent]);
}
