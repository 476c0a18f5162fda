import type { KeyRow } from '#components/internal';

/** What keys do in a table that is walked through as a grid; Tab leads into it, and out of it again. */
export const keyboard: readonly KeyRow[] = [
  { when: 'In a grid', keys: 'ArrowDown', does: 'Goes to the cell below', leaves: { at: 'Berlin' } },
  {
    when: 'In a grid',
    after: ['ArrowDown'],
    keys: 'ArrowRight',
    does: 'Goes to the next cell, or to what is pressed in it',
    leaves: { at: 'Edit Country of Berlin: Germany' },
    isMirrored: true,
  },
  {
    when: 'In a grid',
    after: ['ArrowDown', 'ArrowRight'],
    keys: 'ArrowLeft',
    does: 'Goes to the cell before',
    leaves: { at: 'Berlin' },
    isMirrored: true,
  },
  {
    when: 'In a grid',
    after: ['ArrowDown'],
    keys: 'End',
    does: 'Goes to the last cell of the row',
    leaves: { at: 'Edit Country of Berlin: Germany' },
  },
  {
    when: 'In a grid',
    keys: 'Control+End',
    does: 'Goes to the very last cell',
    leaves: { at: 'Edit Country of Oslo: Norway' },
  },
  {
    when: 'In a grid',
    after: ['Control+End'],
    keys: 'Control+Home',
    does: 'Goes to the very first cell',
    leaves: { at: 'Place' },
  },
  { when: 'In a grid', keys: 'PageDown', does: 'Goes down by ten rows, at most to the last', leaves: { at: 'Oslo' } },
  { when: 'In a grid', after: ['PageDown'], keys: 'PageUp', does: 'Goes up by ten rows', leaves: { at: 'Place' } },
  { when: 'In a grid', after: ['ArrowDown'], keys: 'Tab', does: 'Leaves the table', leaves: { at: 'After' } },
  {
    when: 'On a cell that can be changed',
    after: ['ArrowDown', 'ArrowRight'],
    keys: 'Enter',
    does: 'Changes it where it stands',
    leaves: { at: 'Country' },
    isMirrored: true,
  },
  {
    when: 'Changing a cell',
    after: ['ArrowDown', 'ArrowRight', 'Enter'],
    keys: 'Escape',
    does: 'Leaves it as it was',
    leaves: { at: 'Edit Country of Berlin: Germany' },
    isMirrored: true,
  },
  {
    when: 'On a heading whose column can be resized',
    keys: 'Shift+ArrowRight',
    does: 'Makes the column wider; Shift+← narrower',
    leaves: { at: 'Place', chosen: '216' },
  },
  { when: 'On a heading', keys: 'Enter', does: 'Sorts by it; with Shift by it as well', leaves: { chosen: 'place' } },
];
