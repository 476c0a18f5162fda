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
  { when: 'On what is chosen', keys: 'Tab', does: 'Leaves the control', leaves: { at: 'After', chosen: 'List' } },
];
