import type { Area } from '../capture/page/measuring.ts';
import { aligned, type Shift } from './align.ts';
import { boxAround } from './box-around.ts';
import { type Box, type Pixels, visibleGroups } from './compare.ts';
import { isOfLetters } from './drawn-by.ts';
import { type Group, groupsOf } from './groups.ts';
import { type Movement, movementIn } from './movement.ts';
import { coloursOf, isLine, numberOf, recolouring } from './recolouring.ts';
import { weightIn } from './weight.ts';

/** How serious a change is, the most serious first. */
export const severities = ['layout', 'text', 'colour', 'faint'] as const;
export type Severity = (typeof severities)[number];

/** Whether nothing but colours changed. */
export function isColour(severity: Severity): boolean {
  return severity === 'colour' || severity === 'faint';
}

/** A place where a picture changed, and what became of it. */
export interface Place extends Box {
  severity: Severity;
  /** The same words for the same change, wherever it is: `#1a73e8 → #1967d2`. */
  cause: string;
  /** Other words for it, less telling ones. */
  alsoCauses?: string[];
  /** What it is that changed, for a person: `“Save”`, `the icon check`. */
  thing?: string;
  /** Where it is told by its shape: the colours that became others in it. */
  pairs?: string[];
  /** Nothing but what lies along its edges, as the line of a frame does, or a rule. */
  isRim?: boolean;
  /** A colour became another one here, and both of them were in the picture before and are in it now. */
  isOfOldColours?: boolean;
}

/** Groups within the same or neighbouring squares of this size are one place. */
const square = 8;
/** Letters reach so far out of their line. */
const reach = 2;
/** Pictures with rows that came and went in more places than that are two drawings rather than one. */
const mostShifts = 24;

/**
 * The places where two pictures differ visibly: what is near one another is one, each with what changed there. Where it
 * is known where letters are drawn, in pixels, nothing else is told of them. Of pictures of two sizes it is told where
 * one grew, and what else changed in what stayed.
 */
export function placesOf(before: Pixels, after: Pixels, letters?: readonly Area[]): Place[] {
  const places = differing(before, after, letters);
  const isMovedIn = places.some(({ severity }) => severity === 'layout');
  if (!isMovedIn || !places.some(({ severity }) => isColour(severity))) return places;
  const pictures = [coloursOf(before), coloursOf(after)];
  return places.map((place) => {
    const isOfOldColours =
      isColour(place.severity) &&
      place.cause.split(' → ').every((hex) => pictures.every((colours) => colours.has(numberOf(hex))));
    return isOfOldColours ? { ...place, isOfOldColours } : place;
  });
}

function differing(before: Pixels, after: Pixels, letters: readonly Area[] | undefined): Place[] {
  if (before.width !== after.width) {
    const [was, is] = before.height === after.height ? [turned(before), turned(after)] : [];
    const places = was && is && grown(was, is, letters?.map(turnedArea), sidewards);
    return places ? places.map((place) => ({ ...place, ...turnedArea(place) })) : resized(before, after);
  }
  if (before.height !== after.height) return grown(before, after, letters, upright) ?? resized(before, after);
  const places = placesIn(before, after, letters);
  if (!places.some(({ severity }) => severity === 'layout')) return places;
  // What moved down along with others, and is another one besides, is held against itself.
  const same = aligned(before, after);
  const others = same && same.shifts.length <= mostShifts ? placesIn(same.before, after, letters) : places;
  if (pixelsOf(others) * 2 >= pixelsOf(places)) return places;
  const [moved, changed] = [places, others].map((some) => Object.groupBy(some, isMoved));
  return [...(moved?.layout ?? []), ...(changed?.other ?? [])];
}

function isMoved({ severity }: Place): 'layout' | 'other' {
  return severity === 'layout' ? 'layout' : 'other';
}

function pixelsOf(places: readonly Place[]): number {
  return places.reduce((sum, { pixels }) => sum + pixels, 0);
}

/** The places where pictures of one size differ, each row held against the one in its place. */
function placesIn(before: Pixels, after: Pixels, letters: readonly Area[] | undefined): Place[] {
  // Letters alone stand between pixels: a corner, an icon or a line that is another one by so little is another one.
  const mayBeReRastered = letters && ((group: Group) => isOfLetters(letters, group));
  const groups = joined(visibleGroups(before, after, mayBeReRastered), before.width, before.height);
  const movements = groups.map((group) => movementOf(before, after, group, letters));
  return groups.flatMap((group, index) =>
    described(before, after, group, { letters, movements, moved: movements[index] }),
  );
}

interface Known {
  letters: readonly Area[] | undefined;
  /** Of all groups of the picture: what moved with another one may be of another colour as well. */
  movements: readonly (Movement | undefined)[];
  moved: Movement | undefined;
}

function movementOf(before: Pixels, after: Pixels, group: Group, letters: readonly Area[] = [group]) {
  // Where some letters of a line moved and others stayed, its words are set otherwise.
  return letters.some((line) => isPartOf(line, group)) ? undefined : movementIn(before, after, group);
}

type Growth = readonly [more: string, less: string, on: string, back: string];
const upright: Growth = ['taller', 'shorter', 'down', 'up'];
const sidewards: Growth = ['wider', 'narrower', 'right', 'left'];

function resized(before: Pixels, after: Pixels): Place[] {
  const cause = [grownBy(after.width - before.width, sidewards), grownBy(after.height - before.height, upright)]
    .filter(Boolean)
    .join(', ');
  return visibleGroups(before, after).map(({ members: _m, strength: _s, ...box }) => ({
    ...box,
    severity: 'layout',
    cause,
  }));
}

/** Where a picture grew, and all else that changed in it; undefined where it is another picture. */
function grown(
  before: Pixels,
  after: Pixels,
  letters: readonly Area[] | undefined,
  words: Growth,
): Place[] | undefined {
  const same = aligned(before, after);
  if (!same || same.shifts.length > mostShifts) return undefined;
  const [only] = same.shifts.length === 1 ? same.shifts : [];
  const isMoved = only && isPushed(before, after, only);
  const places = same.shifts.map(({ y, rows }): Place => {
    const at = rows > 0 ? y : Math.max(0, Math.min(y, after.height - 1) - 1);
    const height = rows > 0 ? rows : Math.min(2, after.height - at);
    const columns = inkIn(after, at, height) ?? { x: 0, width: after.width };
    return {
      ...columns,
      y: at,
      height,
      pixels: columns.width * height,
      severity: 'layout',
      ...(isMoved
        ? { cause: movedBy(rows, words), alsoCauses: [grownBy(rows, words)] }
        : { cause: grownBy(rows, words) }),
    };
  });
  const others = placesIn(same.before, after, letters);
  return words === upright ? [...places, ...others] : [...places, ...others.map(asTurned)];
}

/** Whether nothing is drawn in the rows that came or went, and something below: the picture grew because that moved. */
function isPushed(before: Pixels, after: Pixels, { y, rows }: Shift): boolean {
  const [longer, shorter] = rows > 0 ? [after, before] : [before, after];
  return !hasInk(longer, y, Math.abs(rows)) && hasInk(shorter, y, shorter.height - y);
}

function movedBy(pixels: number, [, , on, back]: Growth): string {
  return `moved ${Math.abs(pixels)} px ${pixels > 0 ? on : back}`;
}

function grownBy(pixels: number, [more, less]: Growth): string {
  return pixels === 0 ? '' : `${Math.abs(pixels)} px ${pixels > 0 ? more : less}`;
}

function hasInk(picture: Pixels, y: number, height: number): boolean {
  return inkIn(picture, y, height) !== undefined;
}

/** From the first to the last column that is drawn in some rows; undefined where nothing is. */
function inkIn({ data, width }: Pixels, y: number, height: number): Pick<Area, 'x' | 'width'> | undefined {
  const pixels = new Uint32Array(data.buffer, data.byteOffset + y * width * 4, width * height);
  let [left, right] = [width, -1];
  for (const [index, pixel] of pixels.entries()) {
    const column = index % width;
    if (pixel === pixels[index - column]) continue;
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return right < 0 ? undefined : { x: left, width: right - left + 1 };
}

function turned({ data, width, height }: Pixels): Pixels {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const found = new Uint32Array(width * height);
  for (const [index, pixel] of pixels.entries()) {
    const column = index % width;
    found[column * height + (index - column) / width] = pixel;
  }
  return { data: new Uint8Array(found.buffer), width: height, height: width };
}

function turnedArea({ x, y, width, height }: Area): Area {
  return { x: y, y: x, width: height, height: width };
}

/** What was told of a picture that lies on its side. */
function asTurned(place: Place): Place {
  const cause = place.cause.replace(/\b(down|up|right|left)$/, (to) => turnedWays[to] ?? to);
  return { ...place, cause };
}

const turnedWays: Record<string, string> = { down: 'right', up: 'left', right: 'down', left: 'up' };

function described(
  before: Pixels,
  after: Pixels,
  { members, strength, ...box }: Group,
  { letters = [box], movements, moved }: Known,
): Place[] {
  const asMoved = (by: Movement): Place => ({ ...box, severity: 'layout', cause: saidOf(by) });
  const { pairs, isWhole, isFaint } = recolouring(before, after, box, members);
  // Letters of another colour are here and there like those beside them.
  if (moved && !isWhole) return [asMoved(moved), ...coloursIn(before, after, box, moved).colours];
  const [cause = '', ...alsoCauses] = pairs;
  const isRim = isLine(box, members, before.width);
  const rim = isRim ? { isRim } : {};
  if (isWhole) return [{ ...box, ...rim, severity: isFaint ? 'faint' : 'colour', cause, alsoCauses }];
  const ways = new Map(movements.map((by) => [by && saidOf(by), by]));
  for (const by of ways.values()) {
    const { colours, isAll } = by ? coloursIn(before, after, box, by) : { colours: [], isAll: false };
    if (by && isAll) return [asMoved(by), ...colours];
  }
  if (isRim) return [{ ...box, ...rim, severity: 'text', cause: `line ${cause}`, pairs }];
  const isText = isOfLetters(letters, box) && isInside(box, members, before.width);
  const weight = isText ? weightIn(before, after, box) : undefined;
  const shape = `shape ${shapeOf(box, members, before.width)}`;
  return [{ ...box, severity: 'text', cause: shape, pairs, ...(weight && { alsoCauses: [weight] }) }];
}

function saidOf({ right, down }: Movement): string {
  if (down) return down > 0 ? `moved ${down} px down` : `moved ${-down} px up`;
  return right > 0 ? `moved ${right} px right` : `moved ${-right} px left`;
}

/** Of what moved: the colours that are others in it, and would be accepted with where it stands; whether nothing else is. */
function coloursIn(before: Pixels, after: Pixels, box: Box, { right, down }: Movement) {
  const { width, height } = box;
  const size = width * height;
  const [was, is] = [new Uint32Array(size), new Uint32Array(size)];
  const [all, now] = [before, after].map(({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
  for (let index = 0; index < size; index++) {
    const column = index % width;
    const row = (index - column) / width;
    const at = (box.y + row) * after.width + box.x + column;
    const pixel = now?.[at] ?? 0;
    is[index] = pixel;
    const isKnown = column >= right && column < width + right && row >= down && row < height + down;
    // What stayed where it was is no part of what moved.
    was[index] = !isKnown || all?.[at] === pixel ? pixel : (all?.[at - down * after.width - right] ?? 0);
  }
  const [one, other] = [was, is].map((pixels) => ({ data: new Uint8Array(pixels.buffer), width, height }));
  if (!one || !other) return { colours: [], isAll: false };
  const groups = joined(visibleGroups(one, other), width, height);
  const colours = groups.flatMap(({ members, strength: _, ...place }): Place[] => {
    const { pairs, isWhole, isFaint } = recolouring(one, other, place, members);
    const [cause = '', ...alsoCauses] = pairs;
    const area = { ...place, x: box.x + place.x, y: box.y + place.y };
    return isWhole ? [{ ...area, severity: isFaint ? 'faint' : 'colour', cause, alsoCauses }] : [];
  });
  return { colours, isAll: colours.length === groups.length };
}

/** Whether a place is within a line of letters, and not all of it. */
function isPartOf(line: Area, box: Box): boolean {
  const isOnIt = box.y >= line.y - reach && box.y + box.height <= line.y + line.height + reach;
  const isWithin = box.x >= line.x - reach && box.x + box.width <= line.x + line.width + reach;
  return isOnIt && isWithin && box.width < line.width - 2 * reach;
}

/** Whether most of it lies within, as letters do, and not along the edges, as frames do beside one another. */
function isInside({ x, y, width, height }: Box, members: Uint32Array, pictureWidth: number): boolean {
  const within = members.filter((index) => {
    const column = (index % pictureWidth) - x;
    const row = Math.floor(index / pictureWidth) - y;
    return Math.min(column, row, width - 1 - column, height - 1 - row) > 0;
  });
  return within.length * 2 >= members.length;
}

/** The form of what differs, whatever its colours: a word that became another one is the same on every page. */
function shapeOf({ x, y, width }: Box, members: Uint32Array, pictureWidth: number): string {
  let hash = 0x811c9dc5;
  for (const index of members.toSorted()) {
    const column = index % pictureWidth;
    hash = Math.imul(hash ^ (((index - column) / pictureWidth - y) * width + (column - x)), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function joined(groups: readonly Group[], width: number, height: number): Group[] {
  const columns = Math.ceil(width / square);
  const squareOf = (index: number) =>
    Math.floor(index / width / square) * columns + Math.floor((index % width) / square);
  const squares = new Uint8Array(columns * Math.ceil(height / square));
  for (const { members } of groups) for (const index of members) squares[squareOf(index)] = 1;
  const homes = new Map<number, number>();
  for (const [home, { members }] of groupsOf(squares, columns, squares.length / columns, 1).entries()) {
    for (const taken of members) homes.set(taken, home);
  }
  const byHome = Map.groupBy(groups, ({ members }) => homes.get(squareOf(members[0] ?? 0)));
  return [...byHome.values()].map(together);
}

function together(groups: readonly Group[]): Group {
  const members = new Uint32Array(groups.reduce((sum, { pixels }) => sum + pixels, 0));
  let filled = 0;
  for (const group of groups) {
    members.set(group.members, filled);
    filled += group.pixels;
  }
  return {
    ...boxAround(groups),
    pixels: members.length,
    strength: groups.reduce((sum, { strength }) => sum + strength, 0),
    members,
  };
}
