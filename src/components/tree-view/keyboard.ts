import type { KeyRow } from '#components/internal';

/** What keys do in a tree, one stop of Tab; arrows to the side the other way round from right to left. */
export const keyboard: readonly KeyRow[] = [
  { when: 'On an item', keys: 'ArrowDown', does: 'Goes to the next in sight', leaves: { at: 'Lagos' } },
  {
    when: 'On an item',
    after: ['ArrowDown'],
    keys: 'ArrowUp',
    does: 'Goes to the one before in sight',
    leaves: { at: 'Africa' },
  },
  {
    when: 'On one that is open',
    keys: 'ArrowRight',
    does: 'Goes to the first under it',
    leaves: { at: 'Lagos' },
    isMirrored: true,
  },
  {
    when: 'On one that is closed',
    after: ['End'],
    keys: 'ArrowRight',
    does: 'Opens it',
    leaves: { at: 'Europe', chosen: 'Africa, Lagos, Luanda, Europe, Berlin' },
    isMirrored: true,
  },
  {
    when: 'On one that is open',
    keys: 'ArrowLeft',
    does: 'Closes it',
    leaves: { at: 'Africa', chosen: 'Africa, Europe' },
    isMirrored: true,
  },
  {
    when: 'On one that is under another',
    after: ['ArrowDown'],
    keys: 'ArrowLeft',
    does: 'Goes to the one that it is under',
    leaves: { at: 'Africa' },
    isMirrored: true,
  },
  { when: 'On an item', keys: 'End', does: 'Goes to the last in sight', leaves: { at: 'Europe' } },
  { when: 'On an item', after: ['End'], keys: 'Home', does: 'Goes to the first', leaves: { at: 'Africa' } },
  {
    when: 'On an item',
    after: ['ArrowDown'],
    keys: 'l',
    does: 'Goes to the next that begins so; letters that follow at once are of one word',
    leaves: { at: 'Luanda' },
  },
  {
    when: 'On an item',
    keys: '*',
    does: 'Opens all beside it',
    leaves: { at: 'Africa', chosen: 'Africa, Lagos, Luanda, Europe, Berlin' },
  },
  ...['Enter', 'Space'].map((keys) => ({
    when: 'On an item',
    after: ['ArrowDown'],
    keys,
    does: 'Chooses it',
    leaves: { at: 'Lagos', chosen: 'Africa, Lagos ✓, Luanda, Europe' },
  })),
];
