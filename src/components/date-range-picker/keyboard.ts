import type { KeyRow } from '#components/internal';

/** What keys do at a picker of a range. */
export const keyboard: readonly KeyRow[] = [
  ...['Enter', 'ArrowDown', 'Alt+ArrowDown'].map((keys) => ({
    when: 'Closed',
    keys,
    does: 'Opens it and goes to its first control',
    leaves: { isOpen: true, at: 'March' },
  })),
  {
    when: 'Open',
    after: ['ArrowDown'],
    keys: 'Escape',
    does: 'Closes it and goes back to the picker',
    leaves: { isOpen: false, at: 'Due on' },
  },
];
