import type { KeyRow } from '#components/internal';

/** What keys do in a dialog. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On the button',
    keys: 'Enter',
    does: 'Opens it: the focus is on its first field, or on the dialog where there is none; its title is read',
    leaves: { isOpen: true, at: 'Reason' },
  },
  {
    when: 'In the dialog',
    after: ['Enter'],
    keys: 'Tab',
    does: 'Goes to the next that takes the focus',
    leaves: { at: 'Close' },
  },
  {
    when: 'On the last',
    after: ['Enter', 'Tab'],
    keys: 'Tab',
    does: 'Goes to the first',
    leaves: { isOpen: true, at: 'Reason' },
  },
  {
    when: 'On the first',
    after: ['Enter'],
    keys: 'Shift+Tab',
    does: 'Goes to the last',
    leaves: { isOpen: true, at: 'Close' },
  },
  {
    when: 'In the dialog',
    after: ['Enter'],
    keys: 'Escape',
    does: 'Closes it and goes back to what opened it',
    leaves: { isOpen: false, at: 'Open' },
  },
];
