import type { KeyRow } from '#components/internal';

/** What keys do at a number, besides what they do in any text. */
export const keyboard: readonly KeyRow[] = [
  { when: 'At a number', keys: 'ArrowUp', does: 'One step more', leaves: { chosen: '6' } },
  { when: 'At a number', keys: 'ArrowDown', does: 'One step less', leaves: { chosen: '4' } },
  { when: 'At a number', keys: 'PageUp', does: 'Ten steps more', leaves: { chosen: '15' } },
  { when: 'At a number', after: ['PageUp'], keys: 'PageDown', does: 'Ten steps less', leaves: { chosen: '5' } },
  { when: 'At a number', keys: 'PageDown', does: 'Never less than the least', leaves: { chosen: '0' } },
  { when: 'At a number', keys: 'Home', does: 'The least, where there is one', leaves: { chosen: '0' } },
  { when: 'At a number', keys: 'End', does: 'The most, where there is one', leaves: { chosen: '20' } },
];
