import { existsSync, readFileSync } from 'node:fs';
import { type Baselines, encoded, hashOf, heaviest, type Manifest } from '../baselines.ts';
import { counted } from '../counted.ts';
import { environmentChanges } from '../environment.ts';
import { exitCodes, Stop } from '../exit-codes.ts';
import { pictureName } from '../picture.ts';
import type { Change, ReportFolder, Results } from '../results.ts';
import { readRejections } from '../review/decisions-file.ts';
import { reasonOf, rejectionOf } from '../review/rejections.ts';
import { hashOfSpoken } from '../spoken.ts';
import { acceptedOf } from './accepted.ts';
import { heldAgainst, restsAsSeen } from './held-against.ts';
import { restsAfter } from './rests.ts';
import { assertStillSo, stillSo } from './still-so.ts';

/** Makes baselines of what the last run captured: the very pictures that were looked at, and no other. */
export async function approve(names: readonly string[], report: ReportFolder, baselines: Baselines): Promise<number> {
  const results = report.read();
  if (!results)
    throw new Stop('There is nothing to accept: run `npm run visual` first and look at its report.', exitCodes.usage);
  const changes = await stillSo(results);
  const rejected = readRejections(report);
  const accepted = acceptedOf(changes, names, rejected);
  const left = changes.filter((change) => !accepted.includes(change));
  if (accepted.length > 0 || changes.length === 0)
    await keepAccepted(accepted, { ...results, changes }, report, baselines);
  if (changes.length === 0) {
    console.log(
      'There is no change to accept; what the stories rest on is written down, and the next run spares them.',
    );
    return exitCodes.unchanged;
  }
  // Whether they are stale is asked anew the next time.
  const open = new Set<Change | undefined>(left);
  const asFound = results.changes.filter((_, index) => open.has(changes[index]));
  const manifest = baselines.read();
  // What was accepted is a change of the run: the others of its story are as they were.
  const found = { ...results, changes: asFound, rests: restsAsSeen(results, manifest) };
  report.write({ ...found, against: heldAgainst(manifest, found) });
  const refused = left.filter((change) => rejectionOf(change, rejected));
  for (const change of refused)
    console.log(`  rejected ${pictureName(change)}${reasonOf(rejectionOf(change, rejected))}`);
  const failed = left.filter(({ kind }) => kind === 'failed').length;
  const earlier = left.filter(({ isEarlier }) => isEarlier).length;
  const stale = left.filter(({ isEarlier, isStale }) => isStale && !isEarlier).length;
  const parts = [
    stale > 0 ? `${stale} of stories that rest on something else by now, which \`npm run visual\` shows anew` : '',
    earlier > 0 ? `${earlier} of earlier runs, which are accepted by name or with --review` : '',
    refused.length > 0 ? `${refused.length} rejected` : '',
    failed > 0 ? `${failed} that failed and cannot be` : '',
  ].filter(Boolean);
  const rest = left.length > 0 ? `, ${left.length} left` : '';
  console.log(`${accepted.length} accepted${rest}${parts.length > 0 ? `, of them ${parts.join(' and ')}` : ''}.`);
  const { pictures, bytes } = baselines.weight();
  console.log(
    `The baselines are ${counted(pictures, 'picture')} in ${megabytes(bytes)}, of at most ${megabytes(heaviest)}.`,
  );
  return accepted.length > 0 ? exitCodes.unchanged : exitCodes.usage;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Makes baselines of just these, and writes nothing else. */
export async function keepAccepted(
  accepted: readonly Change[],
  results: Results,
  report: ReportFolder,
  baselines: Baselines,
): Promise<void> {
  assertStillSo(accepted);
  const { changes, environment, commit, filter } = results;
  const isPart = changes.some((change) => !accepted.includes(change));
  const before = baselines.read();
  if (isPart && before && environmentChanges(before.environment, environment).length > 0)
    throw new Stop(
      'These pictures were taken in another environment than the baselines: accept all of them, or none.',
      exitCodes.usage,
    );
  // Read and checked before anything is written.
  const checked = accepted.map(({ kind, hash = '', ...change }) => {
    const png = kind === 'removed' ? undefined : readFileSync(report.captured(change));
    if (png && hashOf(png) !== hash)
      throw new Stop(
        `The picture of ${pictureName(change)} is not the one that was captured: run \`npm run visual\` again.`,
      );
    const spoken = png && change.spoken?.hash ? readFileSync(report.spoken(change), 'utf8') : undefined;
    if (hashOfSpoken(spoken) !== (png && change.spoken?.hash))
      throw new Stop(`What ${pictureName(change)} says is not what was captured: run \`npm run visual\` again.`);
    const looks = png && existsSync(report.looks(change)) ? readFileSync(report.looks(change), 'utf8') : undefined;
    return { ...change, hash, png, spoken, looks };
  });
  // Whoever stops it meanwhile finds every baseline as it was.
  const taken = await Promise.all(
    checked.map(async ({ png, ...one }) => ({ ...one, webp: png && (await encoded(png)) })),
  );
  const write = () => {
    // Another review may have accepted something meanwhile.
    const now = baselines.read();
    const names = new Set(accepted.map(pictureName));
    const others = Object.entries(now?.pictures ?? {}).filter(([name]) => !names.has(name));
    const rests = restsAfter(accepted, { ...results, rests: restsAsSeen(results, now) }, now?.rests);
    const kept: Manifest['pictures'] = {};
    for (const { story, title, mode, hash, ignored, webp, spoken, looks } of taken) {
      const shot = { story, title, mode };
      if (!webp) {
        baselines.remove(shot);
        continue;
      }
      baselines.keepEncoded(shot, webp);
      baselines.keepSpoken(shot, spoken);
      baselines.keepLooks(shot, looks);
      kept[pictureName(shot)] = { ...shot, hash, ignored, spoken: hashOfSpoken(spoken) };
    }
    const changed = new Set(changes.map(pictureName));
    for (const { says, ...shot } of results.looks ?? [])
      if (now?.pictures[pictureName(shot)] && !changed.has(pictureName(shot))) baselines.keepLooks(shot, says);
    baselines.write({ environment, commit, filter, rests, pictures: { ...Object.fromEntries(others), ...kept } });
  };
  try {
    baselines.atOnce(write);
  } catch (error) {
    throw notWritable(error, baselines);
  }
}

/** All are written, or none. */
function notWritable(error: unknown, { folder }: Baselines): unknown {
  const { code, path = folder } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (typeof code !== 'string') return error;
  return new Stop(`Nothing was approved: ${path} cannot be written (${code}). Make it writable and approve again.`);
}
