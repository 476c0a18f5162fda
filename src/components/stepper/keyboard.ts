import type { KeyRow } from '#components/internal';

/** What keys do on the way from step to step. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On a step',
    keys: 'Tab',
    does: 'Goes to the next that may be gone to, past the one that one is at',
    leaves: { at: '3Parts' },
  },
  ...['Enter', 'Space'].map((keys) => ({
    when: 'On a step',
    keys,
    does: 'Goes to it, and stays there',
    leaves: { chosen: '1Customer', at: '1Customer' },
  })),
];
