import type { KeyRow } from '#components/internal';

/** What keys do at a checkbox. */
export const keyboard: readonly KeyRow[] = [
  { when: 'Off', keys: 'Space', does: 'Turns it on', leaves: { chosen: 'true' } },
  { when: 'On', after: ['Space'], keys: 'Space', does: 'Turns it off', leaves: { chosen: 'false' } },
];
