import type { KeyRow } from '#components/internal';

/** What keys do in a segmented control, one stop of Tab. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On what is chosen',
    keys: 'ArrowRight',
    does: 'Chooses the next, from the last the first',
    leaves: { at: 'Board', chosen: 'Board' },
    isMirrored: true,
  },
  {
    when: 'On what is chosen',
    keys: 'ArrowLeft',
    does: 'Chooses the one before, from the first the last',
    leaves: { at: 'Calendar', chosen: 'Calendar' },
    isMirrored: true,
  },
  {
    when: 'On what is chosen',
    keys: 'ArrowDown',
    does: 'Chooses the next, whatever the direction of writing',
    leaves: { at: 'Board', chosen: 'Board' },
  },
  {
    when: 'On what is chosen',
    keys: 'ArrowUp',
    does: 'Chooses the one before',
    leaves: { at: 'Calendar', chosen: 'Calendar' },
  },
  { when: 'On what is chosen', keys: 'End', does: 'Chooses the last', leaves: { at: 'Calendar', chosen: 'Calendar' } },
  {
    when: 'On what is chosen',
    after: ['End'],
    keys: 'Home',
    does: 'Chooses the first',
    leaves: { at: 'List', chosen: 'List' },
  },
  { when: 'On what is chosen', keys: 'Tab', does: 'Leaves the control', leaves: { at: 'After', chosen: 'List' } },
];
