import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { root } from '#tooling/run';
import type { StoryEntry } from '../capture/stories.ts';
import { type Court, changeOf, isAsApproved } from '../comparison/verdict.ts';
import { counted } from '../counted.ts';
import { summaryLines } from '../outputs/summary.ts';
import type { Captured } from '../picture.ts';
import { decisionsOf } from './decisions.ts';

/** Folders in which something is not as it was committed; none outside of a repository. */
export function editedFolders(folder = root): ReadonlySet<string> {
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--modified', '--others', '--exclude-standard'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Set(files.split('\0').filter(Boolean).map(dirname));
  } catch {
    return new Set();
  }
}

/** The stories beside what was edited: whoever edits looks at these first. It is no part of what is guarded. */
export function nearestOf(stories: readonly StoryEntry[], edited = editedFolders()): StoryEntry[] {
  const near = stories.filter(({ importPath }) => edited.has(dirname(importPath.replace(/^\.\//, ''))));
  return near.length < stories.length ? near : [];
}

/** What came of the nearest stories, said while the others follow. */
export async function firstWord(shots: readonly Captured[], court: Court): Promise<string> {
  const doubtful = shots.filter((shot) => !isAsApproved(shot, court.manifest));
  const changes = await Promise.all(doubtful.map((shot) => changeOf(shot, court)));
  const decisions = decisionsOf(changes.flatMap((change) => change ?? []));
  const found = decisions.length > 0 ? summaryLines(decisions) : ['  nothing changed.'];
  const seconds = (performance.now() / 1000).toFixed(1);
  const taken = counted(shots.length, 'picture');
  return [`Beside what was edited, ${taken} after ${seconds} s:`, ...found, 'The others follow.'].join('\n');
}
