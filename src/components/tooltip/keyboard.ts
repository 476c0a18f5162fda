import type { KeyRow } from '#components/internal';

/** What keys do at what has a tooltip. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'Before it',
    after: ['Shift+Tab'],
    keys: 'Tab',
    does: 'Shows the words',
    leaves: { isOpen: true, at: 'Copy' },
  },
  {
    when: 'Shown',
    after: ['Shift+Tab', 'Tab'],
    keys: 'Escape',
    does: 'Hides the words and keeps the focus',
    leaves: { isOpen: false, at: 'Copy' },
  },
];
