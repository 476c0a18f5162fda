import type { KeyRow } from '#components/internal';

/** What keys do at a button. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'Before the button',
    after: ['Shift+Tab'],
    keys: 'Tab',
    does: 'Goes to it; one that is disabled is passed over',
    leaves: { at: 'Save' },
  },
  { when: 'On the button', keys: 'Enter', does: 'Does what it says', leaves: { at: 'Save', chosen: 'Saved' } },
  { when: 'On the button', keys: 'Space', does: 'Does what it says', leaves: { at: 'Save', chosen: 'Saved' } },
];
