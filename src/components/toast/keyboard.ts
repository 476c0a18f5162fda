import type { KeyRow } from '#components/internal';

/** What keys do while messages are in sight. */
export const keyboard: readonly KeyRow[] = [
  { when: 'Anywhere on the page', keys: 'F8', does: 'Goes to the messages, which stay', leaves: { at: 'Kept.Undo' } },
  {
    when: 'On the messages',
    after: ['F8', 'Tab'],
    keys: 'Tab',
    does: 'Goes to the latest message, to its answers and its cross, and on to the one before',
    leaves: { at: 'Undo' },
  },
  {
    when: 'On an answer',
    after: ['F8', 'Tab', 'Tab'],
    keys: 'Enter',
    does: 'Gives it, and the message goes',
    leaves: { chosen: 'Undone' },
  },
  {
    when: 'In a message',
    after: ['F8', 'Tab', 'Tab'],
    keys: 'Escape',
    does: 'Takes the message away; after the last, the focus is where it was',
    leaves: { at: 'Before', chosen: '' },
  },
];
