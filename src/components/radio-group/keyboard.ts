import type { KeyRow } from '#components/internal';

/** What keys do among radio buttons. */
export const keyboard: readonly KeyRow[] = [
  { when: 'Nothing chosen', keys: 'Space', does: 'Chooses the one that has the focus', leaves: { chosen: 'Berlin' } },
  {
    when: 'On a button',
    keys: 'ArrowDown',
    does: 'Goes to the next and chooses it',
    leaves: { at: 'Cairo', chosen: 'Cairo' },
  },
  {
    when: 'On a button',
    keys: 'ArrowRight',
    does: 'Goes to the next and chooses it',
    leaves: { at: 'Cairo', chosen: 'Cairo' },
    isMirrored: true,
  },
  {
    when: 'On a button',
    after: ['ArrowDown'],
    keys: 'ArrowUp',
    does: 'Goes to the one before and chooses it',
    leaves: { at: 'Berlin', chosen: 'Berlin' },
  },
  {
    when: 'On a button',
    after: ['ArrowDown'],
    keys: 'ArrowLeft',
    does: 'Goes to the one before and chooses it',
    leaves: { at: 'Berlin', chosen: 'Berlin' },
    isMirrored: true,
  },
  {
    when: 'On the first button',
    keys: 'ArrowUp',
    does: 'Goes to the last and chooses it',
    leaves: { at: 'Oslo', chosen: 'Oslo' },
  },
  {
    when: 'On what is chosen',
    after: ['Space'],
    keys: 'End',
    does: 'Chooses the last',
    leaves: { at: 'Oslo', chosen: 'Oslo' },
  },
  {
    when: 'On what is chosen',
    after: ['End'],
    keys: 'Home',
    does: 'Chooses the first',
    leaves: { at: 'Berlin', chosen: 'Berlin' },
  },
  {
    when: 'In the group',
    after: ['ArrowDown'],
    keys: 'Tab',
    does: 'Leaves the group',
    leaves: { at: 'After', chosen: 'Cairo' },
  },
  {
    when: 'After the group',
    after: ['ArrowDown', 'Tab'],
    keys: 'Shift+Tab',
    does: 'Goes to the one that is chosen',
    leaves: { at: 'Cairo' },
  },
];
