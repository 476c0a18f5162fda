import { join } from 'node:path';
import { heldAgainst, restsAsSeen } from '../approval/held-against.ts';
import type { Rests } from '../approval/rests.ts';
import type { Manifest } from '../baselines.ts';
import { counted } from '../counted.ts';
import { renamings } from '../decisions/renamings.ts';
import { codeOf } from '../exit-codes.ts';
import { pictureName } from '../picture.ts';
import type { Change, ReportFolder, Results } from '../results.ts';
import { carryRejections } from '../review/decisions-file.ts';
import { isAccepted } from '../review/take-back.ts';
import { writeOutputs } from './write-outputs.ts';

/** Writes the page of a report into a folder. */
export type WritePage = (results: Results, folder: string) => Promise<void>;

export interface Finishing {
  report: ReportFolder;
  draft: ReportFolder;
  writePage: WritePage;
  /** What was approved, by a review since the last run as well. */
  manifest?: Manifest;
  /** Whether a story is in the Storybook, also where it was not asked for. */
  isThere?: (story: string) => boolean;
  /** What each story of the Storybook rests on by now, also where it was not asked for; undefined where nobody knows. */
  restsNow?: Rests;
}

/** Says what a run found and makes its report; the last one stays until this is done. Resolves to the exit code. */
export async function finish(
  found: Results,
  { report, draft, writePage, manifest, isThere = () => true, restsNow }: Finishing,
  isAsked: (story: string) => boolean,
): Promise<number> {
  const { changes, taken, seconds, notes = [] } = found;
  const rate = `${counted(taken, 'picture')} in ${seconds.toFixed(1)} s, ${(taken / seconds).toFixed(1)} a second`;
  for (const note of notes.slice(0, 40)) console.log(`  ${note}`);
  if (notes.length > 40) console.log(`  … and ${notes.length - 40} more of the kind`);
  const earlier = found.filter ? earlierOf(report, found) : undefined;
  // What was found of a story that rests on just what was approved by now, and did not then, is mended.
  const isAsApproved = (story: string) =>
    restsNow?.[story] !== undefined &&
    restsNow[story] === manifest?.rests?.[story] &&
    restsNow[story] !== earlier?.rests?.[story];
  const isStale = (story: string) => restsNow?.[story] !== earlier?.rests?.[story];
  const isOpen = (change: Change) =>
    !isAsked(change.story) &&
    !isAsApproved(change.story) &&
    !isAccepted(change, manifest) &&
    isStillSo(change, isThere, earlier?.rests);
  const undecided = (earlier?.changes ?? []).filter(isOpen).map(
    (change): Change => ({
      ...change,
      isEarlier: true,
      isStale: restsNow && isStale(change.story) ? true : undefined,
    }),
  );
  for (const change of undecided) draft.takeFrom(report, change);
  const rests = { ...restsOf(earlier, undecided, manifest), ...found.rests };
  const all = [...changes, ...undecided];
  const whole = { ...found, rests, changes: all };
  const results = { ...whole, against: heldAgainst(manifest, whole) };
  if (results.changes.length === 0) {
    // Nothing to look at; approving writes down what the stories rest on.
    report.remove();
    report.write(results);
  } else {
    draft.write(results);
    // The page shows what was rejected, which a review may do until its report is replaced.
    carryRejections(report, draft, results.changes);
    await writePage(results, draft.path);
    carryRejections(report, draft, results.changes);
    report.replaceBy(draft);
  }
  const told = writeOutputs(results, report.path);
  const also =
    undecided.length > 0
      ? ` ${counted(undecided.length, 'picture of earlier runs is', 'pictures of earlier runs are')} still to be decided.`
      : '';
  if (found.missing) console.log(found.missing);
  if (changes.length === 0) {
    console.log(`Nothing ${found.missing ? 'else ' : ''}changed: ${rate}.${also}`);
    return codeOf(changes, found.missing);
  }
  for (const line of told) console.log(line);
  const { renamed } = renamings(changes);
  const halves = new Set(renamed.flatMap((decision) => decision.changes));
  const count = (kind: Change['kind'], some: readonly Change[] = changes.filter((change) => !halves.has(change))) =>
    some.filter((change) => change.kind === kind).length;
  const named = renamed.length > 0 ? ` ${count('new', [...halves])} renamed,` : '';
  console.log(
    `${count('changed')} changed, ${count('new')} new, ${count('removed')} removed,${named} ${count('failed')} failed: ${rate}.${also}`,
  );
  console.log(
    `Look at them in ${join(report.path, 'index.html')}, or accept and reject them with \`npm run visual -- --review\`.`,
  );
  return codeOf(changes, found.missing);
}

/**
 * What the earlier pictures rest on is accepted with them: not what a change rested on that nobody accepted, and that is to be
 * decided no more, because it was taken back or its story is gone.
 */
function restsOf(earlier: Results | undefined, undecided: readonly Change[], manifest?: Manifest): Rests {
  const open = new Set(undecided.map(pictureName));
  const isDropped = (change: Change) => !open.has(pictureName(change)) && !isAccepted(change, manifest);
  const dropped = new Set(earlier?.changes.filter(isDropped).map(({ story }) => story));
  const seen = earlier ? restsAsSeen(earlier, manifest) : {};
  return Object.fromEntries(Object.entries(seen).filter(([story]) => !dropped.has(story)));
}

/** The results that a run goes on from: those of the same environment. */
function earlierOf(report: ReportFolder, found: Results): Results | undefined {
  const earlier = report.read();
  return JSON.stringify(earlier?.environment) === JSON.stringify(found.environment) ? earlier : undefined;
}

/** Of a story that is gone there is no picture to accept any more, and one that is there again is not removed. */
function isStillSo({ kind, story }: Change, isThere: (story: string) => boolean, rested: Rests = {}): boolean {
  if (kind !== 'removed') return isThere(story);
  return !isThere(story) || story in rested;
}
