import { namedIn } from '../approval/accepted.ts';
import type { Baselines } from '../baselines.ts';
import { unended } from '../decisions/reasons.ts';
import { exitCodes, Stop } from '../exit-codes.ts';
import { pictureName } from '../picture.ts';
import type { ReportFolder } from '../results.ts';
import { Desk } from './desk.ts';
import { reasonOf } from './rejections.ts';

/** Keeps that these are not to become baselines, and why: approving leaves them out. Resolves to the exit code. */
export function reject(
  names: readonly string[],
  reason: string | undefined,
  report: ReportFolder,
  baselines: Baselines,
): number {
  if (names.length === 0) throw new Stop('Name what is rejected, as the report does.', exitCodes.usage);
  const desk = new Desk(report, baselines);
  const unwanted = namedIn(desk.results.changes, names).map(pictureName);
  desk.reject(unwanted, reason);
  console.log(`${unended(`${unwanted.length} rejected${reasonOf({ reason })}`)}.`);
  return exitCodes.unchanged;
}
