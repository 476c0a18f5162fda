import { readFileSync } from 'node:fs';
import { type Baselines, hashOf, type Manifest, readPixels } from './baselines.ts';
import { leaveOut, withTolerance } from './left-out.ts';
import { type Captured, pictureName } from './picture.ts';
import { placesOf } from './places.ts';
import { type Change, keepPicture, type ReportFolder } from './results.ts';

/** What pictures are held against, and where those that differ are kept. */
export interface Court {
  manifest: Manifest | undefined;
  baselines: Baselines;
  draft: ReportFolder;
}

/** Whether it is what was approved, byte for byte. */
export function isAsApproved({ png, failure, ...shot }: Captured, manifest: Manifest | undefined): boolean {
  if (failure || !png) return false;
  return hashOf(png) === manifest?.pictures[pictureName(shot)]?.hash;
}

/** How a picture differs from what was approved; undefined where nobody could see it. */
export async function changeOf(captured: Captured, { manifest, baselines, draft }: Court): Promise<Change | undefined> {
  const { png, failure, story, title, mode, ignored } = captured;
  const shot = { story, title, mode };
  const approved = manifest?.pictures[pictureName(shot)];
  const keepBefore = () => keepPicture(draft.before(shot), readFileSync(baselines.path(shot)));
  if (failure || !png) {
    if (approved) keepBefore();
    if (png) keepPicture(draft.captured(shot), png);
    const { message: error, stack } = failure ?? { message: 'there is no picture of it', stack: undefined };
    return { ...shot, kind: 'failed', error, stack, isPictured: png !== undefined };
  }
  const hash = hashOf(png);
  if (!approved) {
    keepPicture(draft.captured(shot), png);
    return { ...shot, kind: 'new', hash, ignored };
  }
  const boxes = await boxesOf(baselines.path(shot), captured, approved.ignored);
  if (boxes.length === 0) return undefined;
  keepBefore();
  keepPicture(draft.captured(shot), png);
  return { ...shot, kind: 'changed', hash, approved: approved.hash, boxes, ignored };
}

async function boxesOf(path: string, { png, ignored = [], threshold }: Captured, before: Captured['ignored'] = []) {
  const [was, is] = [await readPixels(path), await readPixels(png ?? path)];
  const areas = [...ignored, ...before];
  const blank = leaveOut(is, areas);
  const other = leaveOut(was, areas);
  return placesOf(other, threshold === undefined ? blank : withTolerance(other, blank, threshold));
}

/** Baselines of which no picture is taken any more: the story is gone, or the mode, or it wants no picture. */
export function removedSince(
  { manifest, baselines, draft }: Court,
  taken: ReadonlySet<string>,
  isAsked: (story: string) => boolean,
): Change[] {
  return Object.entries(manifest?.pictures ?? {})
    .filter(([name, { story }]) => isAsked(story) && !taken.has(name))
    .map(([, { hash, story, title, mode }]) => {
      const shot = { story, title, mode };
      keepPicture(draft.before(shot), readFileSync(baselines.path(shot)));
      return { ...shot, hash, approved: hash, kind: 'removed' };
    });
}
