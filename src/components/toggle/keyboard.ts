import type { KeyRow } from '#components/internal';

/** What keys do at a button that stays in. */
export const keyboard: readonly KeyRow[] = [
  ...['Space', 'Enter'].map((keys) => ({
    when: 'Out',
    keys,
    does: 'Presses it in',
    leaves: { at: 'Bold', chosen: 'true' },
  })),
  { when: 'In', after: ['Space'], keys: 'Space', does: 'Lets it out', leaves: { at: 'Bold', chosen: 'false' } },
];
