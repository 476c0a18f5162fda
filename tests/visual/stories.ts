import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export { modes } from './modes.ts';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

/** The stories of a built Storybook. */
export function storiesOf(storybook: string): StoryEntry[] {
  const index: { entries: Record<string, StoryEntry & { type: string }> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Whether a story has one of the filters in its id; all have where there is none. */
export function wantedBy(filters: readonly string[]): (story: string) => boolean {
  return (id) => filters.length === 0 || filters.some((filter) => id.includes(filter.toLowerCase()));
}
