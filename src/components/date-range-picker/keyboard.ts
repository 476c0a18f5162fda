import type { KeyRow } from '#components/internal';

const atDay = { when: 'At a day', after: ['ArrowDown', 'Shift+Tab', 'Shift+Tab'] };

/** What keys do at a picker of a range. */
export const keyboard: readonly KeyRow[] = [
  ...['Enter', 'ArrowDown', 'Alt+ArrowDown'].map((keys) => ({
    when: 'Closed',
    keys,
    does: 'Opens it and goes to the first day, to be typed',
    leaves: { isOpen: true, at: 'month' },
  })),
  {
    when: 'Open',
    after: ['ArrowDown'],
    keys: 'Escape',
    does: 'Closes it and goes back to the picker',
    leaves: { isOpen: false, at: 'Due on' },
  },
  ...[
    {
      keys: 'ArrowRight',
      does: 'The next day, also in the month beside',
      at: 'Wednesday, April 1, 2026',
      isMirrored: true,
    },
    { keys: 'ArrowLeft', does: 'The day before', at: 'Monday, March 30, 2026', isMirrored: true },
    { keys: 'ArrowDown', does: 'The same day a week later', at: 'Tuesday, April 7, 2026' },
    { keys: 'ArrowUp', does: 'The same day a week before', at: 'Tuesday, March 24, 2026' },
    { keys: 'Home', does: 'The first day of the week', at: 'Sunday, March 29, 2026' },
    { keys: 'End', does: 'The last day of the week', at: 'Saturday, April 4, 2026' },
    { keys: 'PageDown', does: 'A month later', at: 'Thursday, April 30, 2026' },
    { keys: 'PageUp', does: 'A month before', at: 'Saturday, February 28, 2026' },
    { keys: 'Shift+PageDown', does: 'A year later', at: 'Wednesday, March 31, 2027' },
    { keys: 'Shift+PageUp', does: 'A year before', at: 'Monday, March 31, 2025' },
  ].map(({ at, ...row }) => ({ ...atDay, ...row, leaves: { at } })),
];
