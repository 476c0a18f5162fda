import { join } from 'node:path';
import { readJson } from '../read-json.ts';

export { modes } from './modes.ts';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

/** What helps where a built Storybook is damaged. */
export const builtAnew = 'delete its folder and run `npm run visual` again';

/** The stories of a built Storybook. */
export function storiesOf(storybook: string): StoryEntry[] {
  const { entries } = readJson<{ entries: Record<string, StoryEntry & { type: string }> }>(
    join(storybook, 'index.json'),
    builtAnew,
  );
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Whether a story has one of the filters in its id; all have where there is none. */
export function wantedBy(filters: readonly string[]): (story: string) => boolean {
  return (id) => filters.length === 0 || filters.some((filter) => id.includes(filter.toLowerCase()));
}
