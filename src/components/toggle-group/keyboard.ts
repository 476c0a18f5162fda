import type { KeyRow } from '#components/internal';

/** What keys do in a group of buttons that stay in, one stop of Tab. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On a button',
    keys: 'ArrowRight',
    does: 'Goes to the next, from the last to the first',
    leaves: { at: 'Italic' },
    isMirrored: true,
  },
  {
    when: 'On a button',
    keys: 'ArrowLeft',
    does: 'Goes to the one before, from the first to the last',
    leaves: { at: 'Underlined' },
    isMirrored: true,
  },
  { when: 'On a button', keys: 'End', does: 'Goes to the last', leaves: { at: 'Underlined' } },
  { when: 'On a button', after: ['End'], keys: 'Home', does: 'Goes to the first', leaves: { at: 'Bold' } },
  ...['Enter', 'Space'].map((keys) => ({
    when: 'On a button',
    keys,
    does: 'Presses it in, or out again',
    leaves: { at: 'Bold', chosen: 'Bold' },
  })),
  { when: 'On a button', keys: 'Tab', does: 'Leaves the group', leaves: { at: 'After' } },
];
