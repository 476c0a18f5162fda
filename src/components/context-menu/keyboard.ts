import type { KeyRow } from '#components/internal';

const opened = ['Shift+F10'];

/** What keys do at a thing with a menu of its own; in the menu they do what they do in any. */
export const keyboard: readonly KeyRow[] = [
  ...['Shift+F10', 'ContextMenu'].map((keys) => ({
    when: 'On the thing, or in it',
    keys,
    does: 'Opens the menu on its first entry',
    leaves: { isOpen: true, at: 'Rename' },
  })),
  { when: 'In the menu', after: opened, keys: 'ArrowDown', does: 'Goes to the next entry', leaves: { at: 'Send' } },
  { when: 'In the menu', after: opened, keys: 'End', does: 'Goes to the last entry', leaves: { at: 'Delete' } },
  {
    when: 'On an action',
    after: opened,
    keys: 'Enter',
    does: 'Does it and closes',
    leaves: { isOpen: false, at: 'Opener', chosen: 'Rename' },
  },
  {
    when: 'On what has a menu',
    after: [...opened, 's'],
    keys: 'ArrowRight',
    does: 'Opens its menu on the first entry',
    leaves: { isOpen: true, at: 'Workshop' },
    isMirrored: true,
  },
  {
    when: 'In the menu of an entry',
    after: [...opened, 's', 'ArrowRight'],
    keys: 'ArrowLeft',
    does: 'Closes it and goes back to the entry',
    leaves: { isOpen: true, at: 'Send' },
    isMirrored: true,
  },
  {
    when: 'In the menu',
    after: opened,
    keys: 'Escape',
    does: 'Closes and goes back to what had the focus',
    leaves: { isOpen: false, at: 'Opener' },
  },
  {
    when: 'In the menu',
    after: opened,
    keys: 'Tab',
    does: 'Closes and goes on',
    leaves: { isOpen: false, at: 'After' },
  },
];
