import { boxAround } from './box-around.ts';
import { type Pixels, tolerance } from './compare.ts';
import { driftIn, linesOf } from './drift.ts';
import type { Group } from './groups.ts';
import { isLine } from './recolouring.ts';

/** Glyphs on a layer of their own stand up to half a pixel aside: a little more is let be, for how edges are rounded. */
const farthest = 0.6;
/** In pixels of ink: how much of a line may come or go, and how much may lie farther away. */
const lost = 0.85;
const astray = 0.35;
/** What moves takes as much as it gives: of all differences so much may be left, added up with their signs. */
const oneSided = 0.35;
/** What stays where it is and has another colour gives and takes nothing: nearly all of its differences go one way. The edge of a stem does so too. */
const still = 0.9;
const sliver = 3;
/** A layer moves all letters of a line alike, but for a quarter of a pixel here and there: other gaps between them do not. */
const apart = 0.42;
/** A fainter contrast is counted as this one, along a row; a drawing as faint as that is no text. */
const faintest = 24;

/**
 * The groups without those that are the same drawing, drawn anew less than a pixel aside (`will-change`, a layer, a
 * transform). Along a row such a drawing keeps its ink, and none of it goes farther; a letter or a line that is
 * another one does not, nor does another colour.
 */
export function withoutReRastered(
  before: Pixels,
  after: Pixels,
  groups: readonly Group[],
  mayBe: (group: Group) => boolean = () => true,
): Group[] {
  const suspects = new Set<Group>();
  const all = channels.map((): Movement => ({ gain: 0, sum: 0, contrast: 0 }));
  for (const group of groups) {
    const moved = mayBe(group) && movementOf(before, after, group);
    if (!moved) continue;
    suspects.add(group);
    for (const [channel, total] of all.entries()) add(total, moved[channel]);
  }
  if (all.some(({ gain, sum }) => Math.abs(gain) > oneSided * sum)) return [...groups];
  const letters = [...suspects].filter((group) => !isLine(group, group.members, before.width));
  for (const line of linesOf(letters))
    if (Math.abs(driftIn(before, after, boxAround(line))) > apart) for (const group of line) suspects.delete(group);
  return groups.filter((group) => !suspects.has(group));
}

/** Red, green and blue. */
const channels = [0, 1, 2] as const;

interface Movement {
  gain: number;
  sum: number;
  contrast: number;
}

/** How much ink moves in a group, by channel; undefined where some row gains, loses, or carries it too far. */
function movementOf(before: Pixels, after: Pixels, { x, y, width, height }: Group): Movement[] | undefined {
  const start = Math.max(0, x - 2);
  const end = Math.min(before.width, x + width + 2);
  const totals: Movement[] = [];
  for (const channel of channels) {
    const total: Movement = { gain: 0, sum: 0, contrast: 0 };
    for (let row = y; row < y + height; row++) {
      const moved = alongRow(before, after, (row * before.width + start) * 4 + channel, end - start);
      if (!moved) return undefined;
      add(total, moved);
    }
    if (width > sliver && Math.abs(total.gain) > still * total.sum && total.contrast > faintest) return undefined;
    totals.push(total);
  }
  return totals.some(({ contrast }) => contrast > faintest) ? totals : undefined;
}

function add(total: Movement, { gain, sum, contrast }: Movement = { gain: 0, sum: 0, contrast: 0 }) {
  total.gain += gain;
  total.sum += sum;
  total.contrast = Math.max(total.contrast, contrast);
}

/** One channel of a row: what was gained so far is what lies between here and where it came from. */
function alongRow({ data: a }: Pixels, { data: b }: Pixels, start: number, length: number): Movement | undefined {
  let ground: number | undefined;
  let [gained, contrast, farther, quiet, isOpen] = [0, 0, 0, 0, false];
  const total: Movement = { gain: 0, sum: 0, contrast: 0 };
  for (let step = 0; step < length; step++) {
    const at = start + step * 4;
    const was = a[at] ?? 0;
    const is = b[at] ?? 0;
    const isEqual = Math.abs(is - was) <= tolerance;
    if (!isOpen && isEqual) {
      ground = was;
      continue;
    }
    if (!isOpen) [gained, contrast, farther, quiet, isOpen] = [0, 0, 0, 0, true];
    const paper = ground ?? was;
    ground = paper;
    gained += is - was;
    total.sum += Math.abs(is - was);
    const ink = Math.max(
      Math.abs(was - paper),
      Math.abs(is - paper),
      Math.abs((a[at + 4] ?? paper) - paper),
      Math.abs((b[at + 4] ?? paper) - paper),
    );
    contrast = Math.max(contrast, ink);
    farther = Math.max(farther, Math.abs(gained) - farthest * ink);
    quiet = isEqual ? quiet + 1 : 0;
    if (quiet < 2 && step < length - 1) continue;
    const whole = Math.max(contrast, faintest);
    if (Math.abs(gained) > lost * whole || farther > astray * whole) return undefined;
    total.gain += gained;
    total.contrast = Math.max(total.contrast, contrast);
    isOpen = false;
    ground = is;
  }
  return total;
}
