import type { Area } from '../capture/page/measuring.ts';
import type { Piece } from '../capture/page/pieces.ts';
import { overlap, sizeOf } from './area.ts';
import { boxAround } from './box-around.ts';
import type { Place } from './places.ts';
import { isWeight } from './weight.ts';

/** Edges are drawn up to so far outside. */
const margin = 2;
/** Lines of frames are no thicker. */
const thick = 3;
/** A pattern that became another one differs over so much of what it lies behind. */
const most = 0.5;

/**
 * Places with what tells more of them than their pixels do: the component that draws there, and a pattern or a broken
 * line of it. Of what moved, only what comes first does so for a reason of its own.
 */
export function drawnBy(places: readonly Place[], pieces: readonly Piece[] = []): Place[] {
  const smallest = pieces.toSorted((a, b) => sizeOf(a) - sizeOf(b) || Number(isInner(b)) - Number(isInner(a)));
  const first = places.filter(({ severity }) => severity === 'layout').sort((a, b) => a.y - b.y || a.x - b.x)[0];
  const told = places.map((place) =>
    place.severity === 'layout' ? place : { ...withAlso(place, wordsOf(place, smallest)), ...thingIn(place, smallest) },
  );
  if (!first) return told;
  const words = wordsOf(first, smallest);
  const weights = told.flatMap(({ alsoCauses = [] }) =>
    alsoCauses.some((cause) => words.includes(cause)) ? alsoCauses.filter(isWeight) : [],
  );
  // What stands in a frame that changed moved for it.
  const around = told.find((place) => place.isRim && place.severity !== 'layout' && holds(place, first));
  const { thing } = around?.thing ? around : thingIn(first, smallest);
  return told.map((place, index) =>
    places[index] === first ? { ...withAlso(place, [...weights, ...words]), ...(thing && { thing }) } : place,
  );
}

/** Whether a piece is words, and not what stands around them. */
export function isWords({ thing }: Piece): boolean {
  return thing?.startsWith('“') ?? false;
}

/** Whether a place is of letters: within their rows, as a frame around them is not, and most of it where they are. */
export function isOfLetters(letters: readonly Area[], box: Area): boolean {
  const own = letters.filter((area) => overlap(area, box) > 0);
  if (own.length === 0) return false;
  const rows = boxAround(own);
  const isWithin = box.y >= rows.y - margin && box.y + box.height <= rows.y + rows.height + margin;
  return isWithin && overlap(rows, box) * 2 >= box.width * box.height;
}

function thingIn(place: Place, smallest: readonly Piece[]): Pick<Place, 'thing'> {
  const thing = pieceOf(place, smallest)?.thing;
  return thing ? { thing } : {};
}

/** What it is that changed: a frame where it lies along its edge, else the smallest thing that all of it lies within. */
function pieceOf(place: Place, smallest: readonly Piece[]): Piece | undefined {
  const frame = place.isRim ? smallest.find((piece) => !isInner(piece) && isEdgeOf(piece, place)) : undefined;
  const isWithin = (piece: Piece) => (isInner(piece) ? holds(piece, place, 0.5) : !place.isRim && holds(piece, place));
  return frame ?? smallest.find(isWithin);
}

/** Whether a piece stands in a frame, and is none. */
function isInner({ thing = '' }: Piece): boolean {
  return /^(“|the icon |a drawing)/.test(thing);
}

/** Whether an area lies along an edge of what has a frame, or all around what has none any more. */
function isEdgeOf(piece: Piece, area: Area): boolean {
  const inner = {
    x: piece.x + thick,
    y: piece.y + thick,
    width: piece.width - 2 * thick,
    height: piece.height - 2 * thick,
  };
  return holds(piece, area) && (piece.isFramed ? !holds(inner, area, 0) : holds(area, inner, 0));
}

function withAlso(place: Place, also: readonly string[]): Place {
  return also.length > 0 ? { ...place, alsoCauses: [...new Set([...(place.alsoCauses ?? []), ...also])] } : place;
}

function wordsOf(place: Place, pieces: readonly Piece[]): string[] {
  const home = pieceOf(place, pieces) ?? pieces.find((piece) => holds(piece, place));
  const patterns = place.severity === 'text' ? pieces.filter((piece) => isBehind(piece, place)) : [];
  const line = home?.line && place.cause.startsWith('line ') ? [`${home.line} line`] : [];
  const component = home?.component ?? onlyOne(pieces.filter((piece) => overlap(piece, place) > 0));
  const drawer = component ? [`in ${component}`] : [];
  return [...patterns.map(({ pattern }) => `pattern ${pattern}`), ...line, ...drawer];
}

function isBehind(piece: Piece, place: Area): boolean {
  return piece.pattern !== undefined && overlap(piece, place) >= most * sizeOf(piece);
}

/** The component of all pieces, where it is the same. */
function onlyOne(pieces: readonly Piece[]): string | undefined {
  const components = new Set(pieces.map(({ component }) => component));
  return components.size === 1 ? pieces[0]?.component : undefined;
}

function holds(outer: Area, inner: Area, reach = margin): boolean {
  return (
    outer.x - reach <= inner.x &&
    outer.y - reach <= inner.y &&
    outer.x + outer.width + reach >= inner.x + inner.width &&
    outer.y + outer.height + reach >= inner.y + inner.height
  );
}
