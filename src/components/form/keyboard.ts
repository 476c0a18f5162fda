import type { KeyRow } from '#components/internal';

/** What keys do in a form, besides what they do in its controls. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'In any control, also one of several lines',
    keys: 'Control+Enter',
    does: 'Sends it',
    leaves: { chosen: 'Sent' },
  },
  {
    when: 'In any control, also one of several lines',
    keys: 'Meta+Enter',
    does: 'Sends it',
    leaves: { chosen: 'Sent' },
  },
];
