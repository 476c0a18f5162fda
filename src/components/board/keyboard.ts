import type { KeyRow } from '#components/internal';

/** What keys do at a card. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On a card',
    keys: 'ArrowRight',
    does: 'Goes to the card beside it, in the next column that has any',
    leaves: { at: 'Lagos' },
    isMirrored: true,
  },
  {
    when: 'On a card',
    after: ['ArrowRight'],
    keys: 'ArrowLeft',
    does: 'Goes to the card before it',
    leaves: { at: 'Berlin' },
    isMirrored: true,
  },
  { when: 'On a card', keys: 'Space', does: 'Takes it up', leaves: { at: 'Berlin', chosen: 'Berlin: over Open' } },
  {
    when: 'Holding a card',
    after: ['Space'],
    keys: 'ArrowRight',
    does: 'Holds it over the next column, which says whether it may come there',
    leaves: { at: 'Berlin', chosen: 'Berlin: over Ready' },
    isMirrored: true,
  },
  {
    when: 'Holding a card',
    after: ['Space', 'ArrowRight'],
    keys: 'Space',
    does: 'Puts it down; the focus stays with it',
    leaves: { at: 'Berlin', chosen: 'berlin to ready' },
    isMirrored: true,
  },
  {
    when: 'Holding a card',
    after: ['Space', 'ArrowRight'],
    keys: 'Escape',
    does: 'Puts it back where it was',
    leaves: { at: 'Berlin', chosen: 'Berlin: back where it was' },
    isMirrored: true,
  },
  {
    when: 'Holding a card',
    after: ['Space'],
    keys: 'Space',
    does: 'Over its own column: puts it back where it was',
    leaves: { at: 'Berlin', chosen: 'Berlin: back where it was' },
  },
  {
    when: 'Holding a card',
    after: ['Space', 'ArrowRight'],
    keys: 'Tab',
    does: 'Puts it back where it was, and goes on',
    leaves: { at: 'Move Berlin', chosen: 'Berlin: back where it was' },
    isMirrored: true,
  },
];
