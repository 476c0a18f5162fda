import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { editedFolders, nearestOf } from './nearest.ts';

const story = (id: string, importPath: string) => ({ id, title: id, name: id, importPath });

test('the stories beside what was edited go first; where that is all of them, none does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nearest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect([...editedFolders(folder)]).toEqual([]);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  for (const name of ['badge', 'card']) {
    mkdirSync(join(folder, 'src', name), { recursive: true });
    writeFileSync(join(folder, 'src', name, `${name}.tsx`), '1');
  }
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'all');
  const stories = [story('card', './src/card/card.stories.tsx'), story('badge', './src/badge/badge.stories.tsx')];
  expect(nearestOf(stories, editedFolders(folder))).toEqual([]);
  writeFileSync(join(folder, 'src', 'badge', 'badge.tsx'), '2');
  expect(nearestOf(stories, editedFolders(folder))).toEqual([stories[1]]);
  writeFileSync(join(folder, 'src', 'card', 'new.tsx'), '2');
  expect(nearestOf(stories, editedFolders(folder))).toEqual([]);
});
