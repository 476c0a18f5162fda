import { readFileSync } from 'node:fs';
import { type Approved, type Baselines, hashOf, type Manifest, readPixels } from '../baselines.ts';
import type { Area } from '../capture/page/measuring.ts';
import { type Captured, pictureName } from '../picture.ts';
import { type Change, keepPicture, type ReportFolder } from '../results.ts';
import { hashOfSpoken, lineChanges, ownSpoken } from '../spoken.ts';
import { overlap, sizeOf } from './area.ts';
import type { Pixels } from './compare.ts';
import { drawnBy, isWords } from './drawn-by.ts';
import { explained } from './explained.ts';
import { knownIn, writtenLooks } from './facts.ts';
import { keptWithin, leaveOut, withTolerance } from './left-out.ts';
import { type Place, placesOf } from './places.ts';
import { familyIn, wholeIn } from './whole.ts';

/** What pictures are held against, and where those that differ are kept. */
export interface Court {
  manifest: Manifest | undefined;
  baselines: Baselines;
  draft: ReportFolder;
}

/** Whether it is what was approved, byte for byte, and says the same. */
export function isAsApproved(captured: Captured, manifest: Manifest | undefined): boolean {
  const { png, failure } = captured;
  if (failure || !png) return false;
  const approved = manifest?.pictures[pictureName(captured)];
  return hashOf(png) === approved?.hash && hashOfSpoken(ownSpoken(captured, approved.spoken)) === approved.spoken;
}

/** Whether nobody could tell two showings of a story apart: their bytes may differ all the same. */
export async function looksSame(one: Captured, other: Captured): Promise<boolean> {
  if (!one.png || !other.png || one.spoken !== other.spoken) return false;
  return placesOf(await readPixels(one.png), await readPixels(other.png)).length === 0;
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
  const told = ownSpoken(captured, approved?.spoken);
  const spokenNow = hashOfSpoken(told);
  const before = baselines.spoken(shot) ?? captured.speaker ?? '';
  const lines = approved && spokenNow !== approved.spoken ? spokenChanges(before, told, approved, captured) : [];
  const spoken = spokenNow === undefined && lines.length === 0 ? undefined : { hash: spokenNow, lines };
  const keep = () => {
    keepPicture(draft.captured(shot), png);
    if (told !== undefined) keepPicture(draft.spoken(shot), told);
    if (captured.looks) keepPicture(draft.looks(shot), writtenLooks(captured.looks));
  };
  if (!approved) {
    keep();
    return { ...shot, kind: 'new', hash, ignored, spoken };
  }
  const looked = baselines.looks(shot);
  const boxes = hash === approved.hash ? [] : await boxesOf(baselines.path(shot), captured, approved.ignored, looked);
  if (boxes.length === 0 && lines.length === 0) return undefined;
  keepBefore();
  if (looked !== undefined) keepPicture(draft.looksBefore(shot), looked);
  if (approved.spoken !== undefined) keepPicture(draft.spokenBefore(shot), before);
  keep();
  const components = [...new Set(captured.pieces?.map(({ component }) => component).map(wholeIn(title)))];
  return {
    ...shot,
    kind: 'changed',
    hash,
    approved: approved.hash,
    boxes,
    components,
    family: familyIn(title),
    ignored,
    spoken,
  };
}

/** What was never held against anything is one line, not as many as there are. */
function spokenChanges(before: string, now = '', { spoken }: Approved, { isEcho }: Captured): string[] {
  return spoken === undefined && !isEcho
    ? ['+ what it says, written down for the first time']
    : lineChanges(before, now);
}

async function boxesOf(
  path: string,
  { title, png, flat, ignored = [], threshold, pieces, looks = [] }: Captured,
  before: Captured['ignored'] = [],
  looked?: string,
): Promise<Place[]> {
  // Both then and now: what is ignored no more is looked at. What is the same thing may have grown a little, or become smaller.
  const isStill = (area: Area) => ignored.some((now) => overlap(area, now) >= sizeOf(area) / 2);
  const areas = [...before.filter(isStill), ...keptWithin(before, ignored), ...keptWithin(ignored, before)];
  const seen = async (picture: string | Buffer) => leaveOut(await readPixels(picture), areas);
  const was = await seen(path);
  const changedIn = (is: Pixels) => {
    const now = threshold === undefined ? is : withTolerance(was, is, threshold);
    return placesOf(was, now, pieces?.filter(isWords));
  };
  const places = changedIn(await seen(png ?? path));
  // What layers alone set on other pixels is not in it; what else changed is in both.
  const flatPlaces = flat && places.length > 0 ? changedIn(await seen(flat)) : places;
  const whole = wholeIn(title);
  const known = <Of extends { component: string }>(one: Of): Of => ({ ...one, component: whole(one.component) });
  const drawn = drawnBy(pixelsOf(flatPlaces) < pixelsOf(places) ? flatPlaces : places, pieces?.map(known));
  const told = looked === undefined ? drawn : explained(drawn, knownIn(looked, looks, drawn).map(known));
  return told.map(({ pairs, isOfOldColours: _, ...place }) => place);
}

function pixelsOf(places: readonly Place[]): number {
  return places.reduce((sum, { pixels }) => sum + pixels, 0);
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
      const spoken = baselines.spoken(shot);
      if (spoken !== undefined) keepPicture(draft.spokenBefore(shot), spoken);
      const looks = baselines.looks(shot);
      if (looks !== undefined) keepPicture(draft.looksBefore(shot), looks);
      return { ...shot, hash, approved: hash, kind: 'removed' };
    });
}
