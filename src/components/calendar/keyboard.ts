import type { KeyRow } from '#components/internal';

/** What keys do at an entry that can be moved, and at what makes something on a day. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On an entry',
    keys: 'Space',
    does: 'Takes it up',
    leaves: { at: 'Berlin', chosen: 'Berlin: over Monday, March 9' },
  },
  {
    when: 'Holding an entry',
    after: ['Space'],
    keys: 'ArrowRight',
    does: 'Holds it over the next day',
    leaves: { at: 'Berlin', chosen: 'Berlin: over Tuesday, March 10' },
    isMirrored: true,
  },
  {
    when: 'Holding an entry',
    after: ['Space'],
    keys: 'ArrowUp',
    does: 'Holds it over the same day of the week before',
    leaves: { at: 'Berlin', chosen: 'Berlin: over Monday, March 2' },
  },
  {
    when: 'Holding an entry',
    after: ['Space', 'ArrowDown'],
    keys: 'Space',
    does: 'Puts it down; the focus stays with it',
    leaves: { at: 'Berlin', chosen: 'berlin to 2026-03-16' },
  },
  {
    when: 'Holding an entry',
    after: ['Space', 'ArrowDown'],
    keys: 'Escape',
    does: 'Puts it back where it was',
    leaves: { at: 'Berlin', chosen: 'Berlin: back where it was' },
  },
  {
    when: 'Holding an entry',
    after: ['Space', 'ArrowDown', 'ArrowUp'],
    keys: 'Enter',
    does: 'Over its own day: puts it back where it was',
    leaves: { at: 'Berlin', chosen: 'Berlin: back where it was' },
  },
  {
    when: 'On an entry',
    keys: 'Shift+Tab',
    does: 'Goes to what makes something on that day: one stop for all days',
    leaves: { at: 'New on 2026-03-09' },
  },
  {
    when: 'In the corner of a day',
    after: ['Shift+Tab'],
    keys: 'ArrowDown',
    does: 'Goes to the same day of the next week',
    leaves: { at: 'New on 2026-03-16' },
  },
];
