import type { KeyRow } from '#components/internal';

/** What keys do between pages. */
export const keyboard: readonly KeyRow[] = [
  ...['Enter', 'Space'].map((keys) => ({
    when: 'On Next page',
    keys,
    does: 'Turns to the next page; the focus stays',
    leaves: { at: 'Next page', chosen: '3' },
  })),
  {
    when: 'On Next page, at the last',
    after: ['Enter'],
    keys: 'Enter',
    does: 'Nothing: at an end the button keeps the focus',
    leaves: { at: 'Next page', chosen: '3' },
  },
  {
    when: 'On Next page',
    keys: 'Shift+Tab',
    does: 'Goes to the numbers of the pages, the last first',
    leaves: { at: 'Page 3' },
  },
];
