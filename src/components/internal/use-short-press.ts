import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

interface KeyHandlers {
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  onKeyUp?: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/** What leads to an end of a group; Radix chooses nothing by it. */
const toAnEnd = ['Home', 'End', 'PageUp', 'PageDown'];

/**
 * Radix chooses the radio that an arrow key leads to only while the key is held. Of an arrow that was let go by the time that the
 * focus comes, this chooses it: `keys` are for the group, `choose` for each radio in it as the focus comes.
 */
export function useShortPress({ onKeyDown, onKeyUp }: KeyHandlers) {
  const by = useRef<'held' | 'let go'>(undefined);
  return {
    keys: {
      onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
        by.current = event.key.startsWith('Arrow') ? 'held' : toAnEnd.includes(event.key) ? 'let go' : undefined;
        onKeyDown?.(event);
      },
      onKeyUp: (event: KeyboardEvent<HTMLDivElement>) => {
        if (by.current) by.current = 'let go';
        onKeyUp?.(event);
      },
    },
    choose: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      if (by.current === 'let go') currentTarget.click();
      by.current = undefined;
    },
  };
}
