import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Baselines } from './baselines.ts';
import { ReportFolder } from './results.ts';
import { Comments } from './review/comments.ts';
import { readRejections } from './review/decisions-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each<[name: string, read: () => unknown]>([
  ['results.json', () => new ReportFolder(folder).read()],
  ['decisions.json', () => readRejections(new ReportFolder(folder))],
  ['manifest.json', () => new Baselines(folder).read()],
  ['a--b.json', () => new Comments(folder).all()],
])('%s that is damaged is said to be in one sentence, with what to do', (name, read) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), '{ "pictures": { "a');
  expect(read).toThrow(/^\/\S+\.json is damaged and cannot be read: [^:]+[^.]\.$/);
});
