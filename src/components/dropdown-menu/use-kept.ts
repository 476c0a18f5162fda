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

/** What was answered in a menu and nobody holds, by the place of the entry or its id. */
export type Kept = Readonly<Record<string, unknown>>;

/** Above the entries, which are gone while their menu is closed. */
export const KeptContext = createContext<[kept: Kept, keep: Dispatch<SetStateAction<Kept>>]>([{}, () => undefined]);

/** The place of the menu within that entries stand in. */
export const WithinContext = createContext('');

const placed = '[role=menuitemcheckbox], [role=group], [aria-haspopup=menu]';

/**
 * Where an entry stands among those that keep something. What it says may change, and be said of another as well.
 * @param at in the entry, or the entry
 * @param id in place of where it stands, of an entry before which others come and go
 */
export function usePlace(at: RefObject<HTMLElement | null>, id: string | undefined): string {
  const within = use(WithinContext);
  const [place, setPlace] = useState(-1);
  useLayoutEffect(() => {
    const { current } = at;
    const entries = current?.closest('[role=menu]')?.querySelectorAll(placed) ?? [];
    setPlace([...entries].findIndex((entry) => entry.contains(current)));
  }, [at]);
  return JSON.stringify([within, id ?? place]);
}

/**
 * What an entry shows: held outside, or in its menu where nobody holds it.
 * @returns with it how it is changed, and a ref for something in the entry
 */
export function useKept<Value>(
  id: string | undefined,
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void, within: RefObject<HTMLElement | null>] {
  const [kept, keep] = use(KeptContext);
  const within = useRef<HTMLElement>(null);
  const key = usePlace(within, id);
  const change = (next: Value) => {
    keep((before) => ({ ...before, [key]: next }));
    onChange?.(next);
  };
  const own = key in kept ? (kept[key] as Value) : initial;
  return [value === undefined ? own : value, change, within];
}
