import type { KeyRow } from '#components/internal';

/** What keys do at the line between two panels. Of panels one above the other, the arrows down and up. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On the line',
    keys: 'ArrowRight',
    does: 'Makes the first panel larger',
    leaves: { chosen: '55' },
    isMirrored: true,
  },
  { when: 'On the line', keys: 'ArrowLeft', does: 'Makes it smaller', leaves: { chosen: '45' }, isMirrored: true },
  { when: 'On the line', keys: 'End', does: 'As large as can be', leaves: { chosen: '80' } },
  {
    when: 'On the line',
    keys: 'Home',
    does: 'As small as can be; folded away where that can be',
    leaves: { chosen: '0' },
  },
  { when: 'On the line', keys: 'Enter', does: 'Folds it away, where that can be', leaves: { chosen: '0' } },
  { when: 'On the line', after: ['Enter'], keys: 'Enter', does: 'Unfolds it as it was', leaves: { chosen: '50' } },
  {
    when: 'On the line',
    after: ['Enter'],
    keys: 'ArrowRight',
    does: 'Unfolds it as small as it can be',
    leaves: { chosen: '20' },
    isMirrored: true,
  },
];
