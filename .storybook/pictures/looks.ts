import type { Standing, StoryStanding } from '../../tests/visual/review/story-pictures.ts';

interface Look {
  label: string;
  /** In the sidebar. */
  status: `status-value:${'error' | 'warning' | 'modified' | 'new' | 'success'}`;
  tone: 'critical' | 'caution' | 'info' | 'quiet';
}

/** How a picture stands, in words and in colour. */
export const looks: Record<Standing | StoryStanding['standing'], Look> = {
  failed: { label: 'Failed', status: 'status-value:error', tone: 'critical' },
  rejected: { label: 'Rejected', status: 'status-value:error', tone: 'critical' },
  layout: { label: 'Layout', status: 'status-value:warning', tone: 'critical' },
  text: { label: 'Text', status: 'status-value:warning', tone: 'caution' },
  shape: { label: 'Shape', status: 'status-value:warning', tone: 'caution' },
  colour: { label: 'Colour', status: 'status-value:warning', tone: 'caution' },
  removed: { label: 'Removed', status: 'status-value:warning', tone: 'quiet' },
  new: { label: 'New', status: 'status-value:new', tone: 'info' },
  renamed: { label: 'Renamed', status: 'status-value:new', tone: 'info' },
  faint: { label: 'Below notice', status: 'status-value:modified', tone: 'quiet' },
  approved: { label: 'As approved', status: 'status-value:success', tone: 'quiet' },
};
