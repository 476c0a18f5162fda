import type { KeyRow } from '#components/internal';

/** What keys do where files are taken. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On the button',
    keys: 'Enter',
    does: 'Opens the window of the system, to choose what could be dropped',
    leaves: { at: 'Choose a file', chosen: 'Asked' },
  },
  {
    when: 'On the button',
    keys: 'Space',
    does: 'Opens the window of the system, to choose what could be dropped',
    leaves: { at: 'Choose a file', chosen: 'Asked' },
  },
];
