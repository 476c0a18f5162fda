import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modes as storybookModes } from '../../.storybook/modes.ts';
import type { StoryEntry } from './capture.ts';
import type { Mode } from './picture.ts';

export const modes: Mode[] = Object.entries(storybookModes).map(([name, { viewport, ...globals }]) => ({
  name,
  globals,
  ...viewport,
}));

/** The stories of a built Storybook. */
export function storiesOf(storybook: string): StoryEntry[] {
  const index: { entries: Record<string, StoryEntry & { type: string }> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}
