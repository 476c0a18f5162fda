import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../exit-codes.ts';
import { pictureName } from '../picture.ts';
import { readJson } from '../read-json.ts';
import type { Change, ReportFolder } from '../results.ts';
import type { Rejections } from './rejections.ts';

const fileOf = (report: ReportFolder) => join(report.path, 'decisions.json');

/** What was rejected of the pictures of a report, or of earlier ones of the same stories. */
export function readRejections(report: ReportFolder): Rejections {
  const path = fileOf(report);
  const remedy = 'delete it, and reject anew';
  const { rejected } = existsSync(path) ? readJson<{ rejected?: Rejections }>(path, remedy) : { rejected: {} };
  if (!rejected || typeof rejected !== 'object')
    throw new Stop(`${path} says nothing of what was rejected: ${remedy}.`);
  return rejected;
}

export function writeRejections(report: ReportFolder, rejected: Rejections) {
  const path = fileOf(report);
  mkdirSync(report.path, { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify({ rejected }, null, 1)}\n`);
  renameSync(`${path}.new`, path);
}

/** What was rejected is known to the next report too, as long as the picture is not as it was approved. */
export function carryRejections(from: ReportFolder, to: ReportFolder, changes: readonly Change[]) {
  const rejected = readRejections(from);
  const names = new Set(changes.map(pictureName));
  const carried = Object.entries(rejected).filter(([name]) => names.has(name));
  if (carried.length > 0) writeRejections(to, Object.fromEntries(carried));
}
