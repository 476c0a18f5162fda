import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '#tooling/run';
import { contentFile, type StoryContent } from '../../../.storybook/story-content.ts';
import { builtAnew, type StoryEntry } from '../capture/stories.ts';
import { readJson } from '../read-json.ts';

/**
 * A hash of all that what is seen of each story rests on, by id; empty where the Storybook does not say it.
 * @param seenBy what it is seen with, as files
 */
export function contentOf(
  storybook: string,
  stories: readonly StoryEntry[],
  seenBy: readonly string[] = cameraFiles(),
  lockfile = join(root, 'package-lock.json'),
): Record<string, string> {
  const path = join(storybook, contentFile);
  if (!existsSync(path)) return {};
  const { everywhere, files } = readJson<StoryContent>(path, builtAnew);
  const shared = hashOf([
    everywhere,
    readFileSync(lockfile, 'utf8'),
    ...seenBy.map((file) => readFileSync(file, 'utf8')),
  ]);
  return Object.fromEntries(
    stories.flatMap(({ id, importPath }) => {
      const file = files[importPath];
      return file ? [[id, hashOf([shared, file, id])]] : [];
    }),
  );
}

/** How pictures are taken and held against their baselines: what all of that is written in. */
export function cameraFiles(): string[] {
  return reachedFrom(['hold.ts', 'launch.ts'].map((name) => join(import.meta.dirname, '..', 'capture', name)));
}

/** Files and all of ours that they import, by a path or through a door (`#backend`). */
export function reachedFrom(begin: readonly string[]): string[] {
  const files = new Set(begin);
  for (const file of files)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'([.#][^']+)'/g))
      files.add(path.startsWith('#') ? fileURLToPath(import.meta.resolve(path)) : join(dirname(file), path));
  return [...files].sort();
}

export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} ${part}`);
  return hash.digest('hex').slice(0, 16);
}
