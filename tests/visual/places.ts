import { boxAround } from './box-around.ts';
import { type Box, type Pixels, visibleGroups } from './compare.ts';
import { isOfLetters } from './drawn-by.ts';
import { type Group, groupsOf } from './groups.ts';
import { movementIn } from './movement.ts';
import type { Area } from './page/driver.ts';
import { isLine, recolouring } from './recolouring.ts';
import { isWeight, weightIn } from './weight.ts';

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
  /** Nothing but what lies along its edges, as the line of a frame does, or a rule. */
  isRim?: boolean;
  /** Of pictures of two sizes, where they begin to differ: what lies below stands elsewhere because of it. */
  start?: Box;
}

/** Groups within the same or neighbouring squares of this size are one place. */
const square = 8;
/** Letters reach so far out of their line. */
const reach = 2;

/**
 * The places where two pictures differ visibly: what is near one another is one, each with what changed there. Where it
 * is known where letters are drawn, in pixels, nothing else is told of them.
 */
export function placesOf(before: Pixels, after: Pixels, letters?: readonly Area[]): Place[] {
  const groups = visibleGroups(before, after);
  if (before.width !== after.width || before.height !== after.height) {
    return groups.map(({ members, strength, ...box }) => ({
      ...box,
      severity: 'layout',
      cause: growth(before, after),
      ...beginning(before, after, letters),
    }));
  }
  return joined(groups, before.width, before.height).map((group) => described(before, after, group, letters));
}

/** So many rows from the first that differs on are where pictures begin to differ. */
const firstRows = 16;

/** Where pictures of one width begin to differ, and whether letters became heavier there, which need more lines. */
function beginning(before: Pixels, after: Pixels, letters?: readonly Area[]): Partial<Place> {
  if (before.width !== after.width) return {};
  const height = Math.min(before.height, after.height);
  const first = Math.min(...visibleGroups(top(before, height), top(after, height)).map(({ y }) => y));
  const rows = Math.min(height, first + firstRows);
  const places = placesOf(top(before, rows), top(after, rows), letters);
  const [start] = places.sort((one, other) => one.y - other.y || one.x - other.x);
  if (!start) return {};
  const { x, y, width, height: tall, pixels } = start;
  const weights = places.flatMap(({ alsoCauses = [] }) => alsoCauses.filter(isWeight));
  return {
    start: { x, y, width, height: tall, pixels },
    ...(weights.length > 0 && { alsoCauses: [...new Set(weights)] }),
  };
}

function top({ data, width, height }: Pixels, rows: number): Pixels {
  const some = Math.min(height, rows);
  return { data: data.subarray(0, width * some * 4), width, height: some };
}

function growth(before: Pixels, after: Pixels): string {
  const wider = after.width - before.width;
  const taller = after.height - before.height;
  const words = [
    wider > 0 ? `${wider} px wider` : wider < 0 ? `${-wider} px narrower` : '',
    taller > 0 ? `${taller} px taller` : taller < 0 ? `${-taller} px shorter` : '',
  ];
  return words.filter(Boolean).join(', ');
}

function described(
  before: Pixels,
  after: Pixels,
  { members, strength, ...box }: Group,
  letters: readonly Area[] = [box],
): Place {
  const moved = movementIn(before, after, box);
  // Where some letters of a line moved and others stayed, its words are set otherwise.
  if (moved && !letters.some((line) => isPartOf(line, box))) return { ...box, severity: 'layout', cause: moved };
  const { pairs, isWhole, isFaint } = recolouring(before, after, box, members);
  const [cause = '', ...alsoCauses] = pairs;
  const isRim = isLine(box, members, before.width);
  const rim = isRim ? { isRim } : {};
  if (isWhole) return { ...box, ...rim, severity: isFaint ? 'faint' : 'colour', cause, alsoCauses };
  if (isRim) return { ...box, ...rim, severity: 'text', cause: `line ${cause}` };
  const isText = isOfLetters(letters, box) && isInside(box, members, before.width);
  const weight = isText ? weightIn(before, after, box) : undefined;
  const shape = `shape ${shapeOf(box, members, before.width)}`;
  return { ...box, severity: 'text', cause: shape, ...(weight && { alsoCauses: [weight] }) };
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
