import type { KeyRow } from '#components/internal';

/** What keys do at a switch. */
export const keyboard: readonly KeyRow[] = [
  { when: 'Off', keys: 'Space', does: 'Turns it on', leaves: { chosen: 'true' } },
  { when: 'On', after: ['Space'], keys: 'Space', does: 'Turns it off', leaves: { chosen: 'false' } },
  { when: 'Off', keys: 'Enter', does: 'Turns it on', leaves: { chosen: 'true' } },
];
