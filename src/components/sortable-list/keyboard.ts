import type { KeyRow } from '#components/internal';

/** What keys do at a grip. */
export const keyboard: readonly KeyRow[] = [
  { when: 'On a grip', keys: 'ArrowDown', does: 'Moves it one place down', leaves: { chosen: 'Berlin: place 2 of 3' } },
  {
    when: 'On a grip',
    after: ['ArrowDown', 'ArrowDown'],
    keys: 'ArrowUp',
    does: 'Moves it one place up',
    leaves: { at: 'Move Berlin', chosen: 'Berlin: place 2 of 3' },
  },
  ...['Enter', 'Space'].map((keys) => ({
    when: 'On a grip',
    keys,
    does: 'Brings buttons that move it up and down, or takes them away',
    leaves: { at: 'Move Berlin', isOpen: true },
  })),
  { when: 'On a grip', keys: 'Tab', does: 'Goes on to the next', leaves: { at: 'Move Cairo' } },
];
