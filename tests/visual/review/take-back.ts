import { existsSync, readFileSync } from 'node:fs';
import type { Baselines, Manifest } from '../baselines.ts';
import { pictureName } from '../picture.ts';
import type { Change, ReportFolder, Results } from '../results.ts';
import { hashOfSpoken } from '../spoken.ts';

/** Whether the baseline is what the change captured; of a removed one, whether it is gone. */
export function isAccepted({ kind, hash, spoken, ...shot }: Change, manifest: Manifest | undefined): boolean {
  const baseline = manifest?.pictures[pictureName(shot)];
  switch (kind) {
    case 'changed':
    case 'new':
      return hash !== undefined && baseline?.hash === hash && baseline.spoken === spoken?.hash;
    case 'removed':
      return baseline === undefined;
    case 'failed':
      return false;
  }
}

/** Puts the baselines back that were there before these changes were accepted. */
export function takeBack(
  changes: readonly Change[],
  { changes: all, commit, against }: Results,
  report: ReportFolder,
  baselines: Baselines,
): void {
  // Nobody else accepts anything meanwhile.
  baselines.atOnce(() => {
    const manifest = baselines.read();
    const accepted = changes.filter((one) => isAccepted(one, manifest));
    if (!manifest || accepted.length === 0) return;
    const pictures = { ...manifest.pictures };
    const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    // Read before anything is written: of a report that is not whole nothing is taken back.
    const earlier = accepted.map((change) => ({
      change,
      picture: change.approved === undefined ? undefined : readFileSync(report.before(change)),
      spoken: textOf(report.spokenBefore(change)),
      looks: textOf(report.looksBefore(change)),
    }));
    for (const { change, picture, spoken, looks } of earlier) {
      const { story, title, mode, approved } = change;
      const name = pictureName(change);
      if (approved === undefined || !picture) {
        baselines.remove(change);
        delete pictures[name];
        continue;
      }
      baselines.keepEncoded(change, picture);
      baselines.keepSpoken(change, spoken);
      baselines.keepLooks(change, looks);
      const kept = against?.pictures[name];
      pictures[name] =
        kept?.hash === approved ? kept : { story, title, mode, hash: approved, spoken: hashOfSpoken(spoken) };
    }
    const left = new Set(all.flatMap((one) => (isAccepted(one, { ...manifest, pictures }) ? [one.story] : [])));
    const isAsBefore = against !== undefined && left.size === 0 && manifest.commit === commit;
    baselines.write(
      isAsBefore
        ? { ...against, pictures }
        : { ...manifest, rests: restsWithout(accepted, left, manifest, against), pictures },
    );
  });
}

/** A story of which a part is still accepted rests on nothing that is known. */
function restsWithout(
  accepted: readonly Change[],
  left: ReadonlySet<string>,
  { rests }: Manifest,
  against: Manifest | undefined,
): Manifest['rests'] {
  const before = { ...rests };
  for (const { story } of accepted) {
    const rested = left.has(story) ? undefined : against?.rests?.[story];
    if (rested) before[story] = rested;
    else delete before[story];
  }
  return before;
}
