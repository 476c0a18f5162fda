import { readFileSync } from 'node:fs';
import { acceptedOf } from './accepted.ts';
import { type Baselines, hashOf, type Manifest } from './baselines.ts';
import { environmentChanges } from './environment.ts';
import { exitCodes, Stop } from './exit-codes.ts';
import { pictureName } from './picture.ts';
import { restsAfter } from './rests.ts';
import type { Change, ReportFolder, Results } from './results.ts';

/** Makes baselines of what the last run captured: the very pictures that were looked at, and no other. */
export async function approve(names: readonly string[], report: ReportFolder, baselines: Baselines): Promise<number> {
  const results = report.read();
  if (!results)
    throw new Stop('There is nothing to accept: run `npm run visual` first and look at its report.', exitCodes.usage);
  const { changes } = results;
  const accepted = acceptedOf(changes, names);
  const left = changes.filter((change) => !accepted.includes(change));
  await keepAccepted(accepted, results, report, baselines);
  if (changes.length === 0) {
    console.log(
      'There is no change to accept; what the stories rest on is written down, and the next run spares them.',
    );
    return exitCodes.unchanged;
  }
  report.write({ ...results, changes: left });
  const failed = left.filter(({ kind }) => kind === 'failed').length;
  const rest = left.length > 0 ? `, ${left.length} left` : '';
  console.log(
    `${accepted.length} accepted${rest}${failed > 0 ? `, of them ${failed} that failed and cannot be` : ''}.`,
  );
  return accepted.length > 0 ? exitCodes.unchanged : exitCodes.usage;
}

/** Makes baselines of just these, and writes nothing else. */
export async function keepAccepted(
  accepted: readonly Change[],
  results: Results,
  report: ReportFolder,
  baselines: Baselines,
): Promise<void> {
  const { changes, environment, commit, filter } = results;
  const isPart = changes.some((change) => !accepted.includes(change));
  const before = baselines.read();
  if (isPart && before && environmentChanges(before.environment, environment).length > 0)
    throw new Stop(
      'These pictures were taken in another environment than the baselines: accept all of them, or none.',
      exitCodes.usage,
    );
  const pictures: Manifest['pictures'] = { ...before?.pictures };
  // Read and checked before anything is written.
  const taken = accepted.map(({ kind, hash = '', ...change }) => {
    const png = kind === 'removed' ? undefined : readFileSync(report.captured(change));
    if (png && hashOf(png) !== hash)
      throw new Stop(
        `The picture of ${pictureName(change)} is not the one that was captured: run \`npm run visual\` again.`,
      );
    return { ...change, hash, png };
  });
  for (const { story, title, mode, hash, ignored, png } of taken) {
    const shot = { story, title, mode };
    delete pictures[pictureName(shot)];
    if (!png) {
      baselines.remove(shot);
      continue;
    }
    await baselines.keep(shot, png);
    pictures[pictureName(shot)] = { ...shot, hash, ignored };
  }
  baselines.write({ environment, commit, filter, rests: restsAfter(accepted, results, before?.rests), pictures });
}
