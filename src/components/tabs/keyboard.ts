import type { KeyRow } from '#components/internal';

/** What keys do in a row of tabs, which shows a sheet as soon as its tab has the focus. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'Before the tabs',
    after: ['Shift+Tab'],
    keys: 'Tab',
    does: 'Goes to the tab whose sheet is shown',
    leaves: { at: 'Work' },
  },
  { when: 'On a tab', keys: 'Tab', does: 'Goes to its sheet', leaves: { at: 'What was done.' } },
  {
    when: 'On a tab',
    keys: 'ArrowRight',
    does: 'Goes to the next tab and shows its sheet',
    leaves: { at: 'Messages', chosen: 'Messages' },
    isMirrored: true,
  },
  {
    when: 'On a tab',
    after: ['ArrowRight'],
    keys: 'ArrowLeft',
    does: 'Goes to the tab before and shows its sheet',
    leaves: { at: 'Work', chosen: 'Work' },
    isMirrored: true,
  },
  {
    when: 'On the first tab',
    keys: 'ArrowLeft',
    does: 'Goes to the last',
    leaves: { at: 'History' },
    isMirrored: true,
  },
  {
    when: 'On the last tab',
    after: ['End'],
    keys: 'ArrowRight',
    does: 'Goes to the first',
    leaves: { at: 'Work' },
    isMirrored: true,
  },
  { when: 'On a tab', after: ['End'], keys: 'Home', does: 'Goes to the first tab', leaves: { at: 'Work' } },
  { when: 'On a tab', keys: 'End', does: 'Goes to the last tab', leaves: { at: 'History', chosen: 'History' } },
];
