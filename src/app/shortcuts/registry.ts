import { createContext, use, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

/** One key, and what it does. */
export interface Shortcut {
  /** As `KeyboardEvent.key` calls it: `j`, `?`, `Enter`. Absent where it is only found by its name. */
  key?: string;
  /** What it does, for the overview of all keys. */
  label: string;
  /** Absent where the browser does it by itself: then it is only named. Says `false` where there is nothing to do it with yet. */
  run?: () => unknown;
  /** It is at hand as a key alone: from where its name is looked for it does nothing, or nobody would look. */
  isKeyOnly?: boolean;
  /** It takes something away: where things are offered it comes last. */
  isGrave?: boolean;
  /** Why it cannot be done now: it is named, and does nothing. */
  reason?: string;
}

/** A key pressed with the one that commands, as keyboards write it. */
export function withCommand(key: string): string {
  return /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? `⌘${key}` : `Ctrl+${key}`;
}

/** A key as it is pressed: of `J`, that Shift is held. */
export function shownKey(key: string): string {
  return /^\p{Lu}$/u.test(key) ? `Shift+${key}` : key;
}

/** What some place on the page answers to. */
export interface Group {
  id: string;
  title: string;
  shortcuts: readonly Shortcut[];
}

let groups: readonly Group[] = [];
let isHelpOpen = false;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Follows which keys there are, and whether they are being looked at. */
export function onShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All that answers to keys now. */
export function shortcutGroups(): readonly Group[] {
  return groups;
}

/** Whether the overview of all keys is open. */
export function isOpen(): boolean {
  return isHelpOpen;
}

/** Opens the overview of all keys, or closes it. */
export function openHelp(open = true) {
  isHelpOpen = open;
  tell();
}

/** What a key does now; of several places the last one answers. */
export function shortcutFor(key: string): Shortcut | undefined {
  return groups.flatMap(({ shortcuts }) => shortcuts).findLast((one) => one.key === key && one.run);
}

/** A thing that can be done on the page, by its name. */
export interface Command {
  key: string | undefined;
  label: string;
  run?: (() => void) | undefined;
  reason?: string | undefined;
  isGrave?: boolean | undefined;
}

/** All that can be done on the page now, and what is shown there though it cannot. */
export function useCommands(): readonly Command[] {
  return useSyncExternalStore(onShortcuts, shortcutGroups).flatMap(({ shortcuts }) =>
    shortcuts.flatMap(({ isKeyOnly, ...command }) =>
      !isKeyOnly && (command.run || command.reason !== undefined) ? [{ ...command, key: command.key }] : [],
    ),
  );
}

/** Whether what is inside answers to no keys: it is there to be looked at. */
export const WithoutKeysContext = createContext(false);

/** Lets a place on the page answer to keys for as long as it is shown. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]) {
  const id = useId();
  const isSilent = use(WithoutKeysContext);
  const names = shortcuts.map(({ key, label, reason, isKeyOnly }) => `${key} ${label} ${reason} ${isKeyOnly}`).join();
  const run = useEffectEvent((place: number) => shortcuts[place]?.run?.());
  const given = useEffectEvent(() => shortcuts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the keys are called is all that may change
  useEffect(() => {
    if (isSilent) return undefined;
    const own = given().map((one, place) => ({ ...one, run: one.run && (() => run(place)) }));
    const group = { id, title, shortcuts: own };
    groups = [...groups, group];
    tell();
    return () => {
      groups = groups.filter((other) => other !== group);
      tell();
    };
  }, [isSilent, id, title, names]);
}
