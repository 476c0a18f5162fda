import type { KeyRow } from '#components/internal';

/** What keys do at a link. */
export const keyboard: readonly KeyRow[] = [
  { when: 'Before the link', after: ['Shift+Tab'], keys: 'Tab', does: 'Goes to it', leaves: { at: 'Repairs' } },
  { when: 'On the link', keys: 'Enter', does: 'Follows it', leaves: { chosen: 'Followed' } },
];
