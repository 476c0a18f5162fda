import type { KeyRow } from '#components/internal';

/** What keys do among the places of an app. */
export const keyboard: readonly KeyRow[] = [
  { when: 'On a place', keys: 'Tab', does: 'Goes to the next place, or title that folds', leaves: { at: 'Customers' } },
  { when: 'On a place', keys: 'Enter', does: 'Leads there', leaves: { chosen: 'Repairs' } },
  {
    when: 'On a title that folds',
    after: ['Tab', 'Tab'],
    keys: 'Enter',
    does: 'Shows its places',
    leaves: { at: 'Reports', chosen: 'Years' },
  },
  {
    when: 'On a title that folds',
    after: ['Tab', 'Tab', 'Space'],
    keys: 'Space',
    does: 'Folds them away',
    leaves: { at: 'Reports', chosen: '' },
  },
];
