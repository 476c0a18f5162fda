import type { KeyRow } from '#components/internal';

/** What keys do in words to search for, besides what they do in any text. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'In the words',
    keys: 'Escape',
    does: 'Clears them, and closes nothing around; the focus stays',
    leaves: { at: 'Find', chosen: '' },
  },
  {
    when: 'In the words',
    keys: 'Enter',
    does: 'Searches, where that is not done while typing',
    leaves: { at: 'Find', chosen: 'lamp' },
  },
  { when: 'In the words', keys: 'Tab', does: 'Goes to the cross that clears them', leaves: { at: 'Clear, Find' } },
  {
    when: 'On the cross',
    after: ['Tab'],
    keys: 'Enter',
    does: 'Clears them and goes back into the words',
    leaves: { at: 'Find', chosen: '' },
  },
];
