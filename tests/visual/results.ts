import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Box } from './compare.ts';
import type { Environment } from './environment.ts';
import { pictureName, type Shot } from './picture.ts';

/** Where a run leaves its pictures, its results and its report. */
export const reportFolder = join(import.meta.dirname, '..', '..', 'visual-report');

/** A picture that is not as it was approved. */
export interface Change extends Shot {
  kind: 'changed' | 'new' | 'removed' | 'failed';
  /** Of the captured PNG. */
  hash?: string;
  /** Where it differs. */
  boxes?: Box[];
  error?: string;
  /** The first picture differed and a fresh one did not: an earlier story left something behind. */
  leaked?: boolean;
}

export interface Results {
  environment: Environment;
  /** How many pictures were taken. */
  taken: number;
  seconds: number;
  changes: Change[];
}

const resultsPath = join(reportFolder, 'results.json');

export function emptyReport() {
  rmSync(reportFolder, { recursive: true, force: true });
}

export function readResults(): Results | undefined {
  return existsSync(resultsPath) ? JSON.parse(readFileSync(resultsPath, 'utf8')) : undefined;
}

export function writeResults(results: Results) {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(resultsPath, JSON.stringify(results));
}

/** The captured picture of a change, from the report's folder. */
export function capturedPath(shot: Pick<Shot, 'story' | 'mode'>): string {
  return join(reportFolder, 'pictures', `${pictureName(shot)}.after.png`);
}

/** A copy of the baseline beside it, so that the report's folder stands alone. */
export function beforePath(shot: Pick<Shot, 'story' | 'mode'>): string {
  return join(reportFolder, 'pictures', `${pictureName(shot)}.before.webp`);
}

export function keepPicture(path: string, picture: Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
