import { join } from 'node:path';
import { root } from '#tooling/run';
import { fileOf, storiesOf } from './visual/capture/stories.ts';

/** What takes long and rests on nothing but what it imports, and on the documents of this folder. */
export const longTests = [
  'src/specification/reading/read.property.test.ts',
  'tests/oracle/fail-shut.test.ts',
  'tests/oracle/leaks.test.ts',
  'tests/oracle/oracle.test.ts',
  'tests/verification.test.ts',
];

/** What a run leaves out. */
export interface Spared {
  stories: string[];
  pages: string[];
  tests: string[];
}

export const nothing: Spared = { stories: [], pages: [], tests: [] };

/** What this run was told to leave out. */
export function spared(): Spared {
  return process.env.SPARED ? JSON.parse(process.env.SPARED) : nothing;
}

/** The files of which every story is left out. */
export function sparedStoryFiles(): string[] {
  const stories = new Set(spared().stories);
  if (stories.size === 0) return [];
  const byFile = Map.groupBy(storiesOf(join(root, 'storybook-static')), fileOf);
  return [...byFile].filter(([, all]) => all.every(({ id }) => stories.has(id))).map(([file]) => file);
}
