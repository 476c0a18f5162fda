import type { KeyRow } from '#components/internal';

const of = ['dialog'];

/** What keys do in a dialog, and in one that asks first. */
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
  {
    of,
    when: 'On the button of an AlertDialog',
    after: ['Tab'],
    keys: 'Enter',
    does: 'Opens it: the focus is on its way out; title and description are read',
    leaves: { isOpen: true, at: 'Go back' },
  },
  {
    of,
    when: 'On the way out of an AlertDialog',
    after: ['Tab', 'Enter'],
    keys: 'Tab',
    does: 'Goes to its action, and from there to the way out again',
    leaves: { isOpen: true, at: 'Delete' },
  },
  {
    of,
    when: 'On the action of an AlertDialog',
    after: ['Tab', 'Enter', 'Tab'],
    keys: 'Enter',
    does: 'Does it, closes it and goes back to what opened it',
    leaves: { isOpen: false, at: 'More', chosen: 'Deleted' },
  },
  {
    of,
    when: 'In an AlertDialog',
    after: ['Tab', 'Enter'],
    keys: 'Escape',
    does: 'Closes it without the action and goes back to what opened it',
    leaves: { isOpen: false, at: 'More', chosen: '' },
  },
];
