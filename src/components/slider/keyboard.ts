import type { KeyRow } from '#components/internal';

/** What keys do at a thumb of a slider. */
export const keyboard: readonly KeyRow[] = [
  { when: 'At a thumb', keys: 'ArrowRight', does: 'One step more', leaves: { chosen: '6–15' }, isMirrored: true },
  { when: 'At a thumb', keys: 'ArrowLeft', does: 'One step less', leaves: { chosen: '4–15' }, isMirrored: true },
  { when: 'At a thumb', keys: 'ArrowUp', does: 'One step more', leaves: { chosen: '6–15' } },
  { when: 'At a thumb', keys: 'ArrowDown', does: 'One step less', leaves: { chosen: '4–15' } },
  { when: 'At a thumb', keys: 'PageUp', does: 'Ten steps more', leaves: { chosen: '15' } },
  {
    when: 'At a thumb',
    keys: 'PageDown',
    does: 'Ten steps less, and never less than the least',
    leaves: { chosen: '0–15' },
  },
  { when: 'At a thumb', keys: 'Home', does: 'As little as can be', leaves: { chosen: '0–15' } },
  { when: 'At a thumb', keys: 'End', does: 'As much as can be', leaves: { chosen: '15' } },
  {
    when: 'Of two thumbs',
    keys: 'Tab',
    does: 'Goes to the other',
    leaves: { at: 'Maximum' },
  },
  {
    when: 'Of two thumbs',
    after: ['Tab'],
    keys: 'Home',
    does: 'Comes as far as the first',
    leaves: { chosen: '5', at: 'Maximum' },
  },
  {
    when: 'Of two thumbs',
    after: ['Tab'],
    keys: 'End',
    does: 'Goes to the end',
    leaves: { chosen: '5–20', at: 'Maximum' },
  },
];
