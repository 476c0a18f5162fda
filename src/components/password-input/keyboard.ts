import type { KeyRow } from '#components/internal';

/** What keys do at a password, besides what they do in any text. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'In the password',
    keys: 'Tab',
    does: 'Goes to the button that shows it',
    leaves: { at: 'Show password', chosen: 'password' },
  },
  {
    when: 'On the button',
    after: ['Tab'],
    keys: 'Enter',
    does: 'Shows the password, or hides it; the focus stays',
    leaves: { at: 'Hide password', chosen: 'text' },
  },
];
