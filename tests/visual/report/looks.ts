import type { Rank } from '../decisions/decisions.ts';

/** How serious, in words and in colour. */
export const rankLooks = {
  failed: { label: 'Failed', tone: 'critical' },
  layout: { label: 'Layout', tone: 'critical' },
  text: { label: 'Text', tone: 'caution' },
  shape: { label: 'Shape', tone: 'caution' },
  colour: { label: 'Colour', tone: 'caution' },
  removed: { label: 'Removed', tone: 'neutral' },
  new: { label: 'New', tone: 'info' },
  renamed: { label: 'Renamed', tone: 'info' },
  faint: { label: 'Below notice', tone: 'neutral' },
} as const satisfies Record<Rank, { label: string; tone: string }>;

export const verdictLooks = {
  accepted: { label: 'Accepted', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'critical' },
} as const;
