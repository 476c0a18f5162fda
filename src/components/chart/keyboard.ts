import type { KeyRow } from '#components/internal';

/** What keys do at the plot of a line, or at stacked bars. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'At the plot',
    keys: 'ArrowRight',
    does: 'Reads the next figure',
    leaves: { chosen: 'Feb 19' },
    isMirrored: true,
  },
  {
    when: 'At the plot',
    after: ['End'],
    keys: 'ArrowLeft',
    does: 'Reads the figure before',
    leaves: { chosen: 'Feb 19' },
    isMirrored: true,
  },
  { when: 'At the plot', keys: 'ArrowUp', does: 'Reads the next figure', leaves: { chosen: 'Feb 19' } },
  {
    when: 'At the plot',
    after: ['End'],
    keys: 'ArrowDown',
    does: 'Reads the figure before',
    leaves: { chosen: 'Feb 19' },
  },
  { when: 'At the plot', keys: 'End', does: 'Reads the last figure', leaves: { chosen: 'Mar 8' } },
  { when: 'At the plot', after: ['End'], keys: 'Home', does: 'Reads the first figure', leaves: { chosen: 'Jan 12' } },
];
