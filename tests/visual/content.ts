import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tooling/run';
import { contentFile, type StoryContent } from '../../.storybook/story-content.ts';
import type { StoryEntry } from './stories.ts';

/** A hash of all that the pictures of each story rest on, by id; empty where the Storybook does not say it. */
export function contentOf(
  storybook: string,
  stories: readonly StoryEntry[],
  lockfile = join(root, 'package-lock.json'),
): Record<string, string> {
  const path = join(storybook, contentFile);
  if (!existsSync(path)) return {};
  const { everywhere, files }: StoryContent = JSON.parse(readFileSync(path, 'utf8'));
  const shared = hashOf([everywhere, readFileSync(lockfile, 'utf8'), ...camera()]);
  return Object.fromEntries(
    stories.flatMap(({ id, importPath }) => {
      const file = files[importPath];
      return file ? [[id, hashOf([shared, file, id])]] : [];
    }),
  );
}

/** How pictures are taken. */
function camera(): string[] {
  return [import.meta.dirname, join(import.meta.dirname, 'page')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} ${part}`);
  return hash.digest('hex').slice(0, 16);
}
