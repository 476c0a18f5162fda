import type { KeyRow } from '#components/internal';

/** What keys do at a popover. */
export const keyboard: readonly KeyRow[] = [
  { when: 'On the button', keys: 'Enter', does: 'Opens it and goes into it', leaves: { isOpen: true, at: 'Reason' } },
  { when: 'On the button', keys: 'Space', does: 'Opens it and goes into it', leaves: { isOpen: true, at: 'Reason' } },
  {
    when: 'On the last',
    after: ['Enter'],
    keys: 'Tab',
    does: 'Goes to the first: what is around it is come to once it is closed',
    leaves: { isOpen: true, at: 'Reason' },
  },
  {
    when: 'In the popover',
    after: ['Enter'],
    keys: 'Escape',
    does: 'Closes it and goes back to the button',
    leaves: { isOpen: false, at: 'Open' },
  },
];
