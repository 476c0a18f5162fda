import type { KeyRow } from '#components/internal';

/** What keys do on the titles of an accordion. */
export const keyboard: readonly KeyRow[] = [
  ...['Enter', 'Space'].map((keys) => ({
    when: 'On a title',
    keys,
    does: 'Opens its sheet, or closes it',
    leaves: { at: 'Work', chosen: 'What was done.' },
  })),
  { when: 'On a title', keys: 'ArrowDown', does: 'Goes to the next title', leaves: { at: 'Messages' } },
  {
    when: 'On a title',
    after: ['ArrowDown'],
    keys: 'ArrowUp',
    does: 'Goes to the title before',
    leaves: { at: 'Work' },
  },
  { when: 'On a title', keys: 'End', does: 'Goes to the last title', leaves: { at: 'History' } },
  { when: 'On a title', after: ['End'], keys: 'Home', does: 'Goes to the first title', leaves: { at: 'Work' } },
  { when: 'On a title', keys: 'Tab', does: 'Goes on to whatever comes next', leaves: { at: 'Messages' } },
];
