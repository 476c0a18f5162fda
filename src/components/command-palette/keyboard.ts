import type { KeyRow } from '#components/internal';

/** What keys do in the palette. */
export const keyboard: readonly KeyRow[] = [
  { when: 'Open', keys: 'ArrowDown', does: 'Goes to the next command', leaves: { at: 'Cairo' } },
  { when: 'On the first command', keys: 'ArrowUp', does: 'Goes to the last', leaves: { at: 'Oslo' } },
  {
    when: 'On the last command',
    after: ['ArrowUp'],
    keys: 'ArrowDown',
    does: 'Goes to the first',
    leaves: { at: 'Berlin' },
  },
  {
    when: 'On a command',
    after: ['ArrowDown'],
    keys: 'Enter',
    does: 'Does it and closes',
    leaves: { isOpen: false, chosen: 'Cairo' },
  },
  { when: 'Open', keys: 'Escape', does: 'Closes', leaves: { isOpen: false, chosen: '' } },
];
