import type { Area } from '../capture/page/measuring.ts';
import { isOneComponent } from '../decisions/homes.ts';
import { isBlendOf, isPair } from './blend.ts';
import { type Fact, factCause } from './facts.ts';
import { isColour, type Place } from './places.ts';

/** Shadows and rings are drawn so far outside. */
const around = 8;
/** What does not come so near to an edge is no corner, and no line of a frame: an icon in a small button is none of its corners. */
const rim = 3;

/**
 * Places with what they are drawn with as their cause, where that is known to be another thing than before; what is known
 * to be another and shows where something changed has a place of its own, so that it is never accepted in silence.
 */
export function explained(places: readonly Place[], all: readonly Fact[]): Place[] {
  const facts = all.filter((fact) => places.some((place) => isAt(fact, place)));
  const layouts = facts.filter(({ severity }) => severity === 'layout');
  const forms = facts.filter(({ severity }) => !isColour(severity));
  const [first] = layouts;
  const beside = places.find(({ severity }) => severity === 'layout');
  // What moved without a reason of its own did so for what is another one beside it.
  const asMoved = (place: Place): Place => {
    if (first) return asFact(place, first);
    if (!beside) return place;
    const { severity, cause, alsoCauses } = isColour(place.severity) ? beside : place;
    return { ...place, severity, cause, alsoCauses };
  };
  const told = places.flatMap((place): Place[] => {
    if (isColour(place.severity)) {
      // As a colour it is told, unless it is none: a ring that is gone, what shines through.
      const all = facts.filter((fact) => isColour(fact.severity) && isAt(fact, place));
      const [known] = all.toSorted((a, b) => Number(b.says === place.cause) - Number(a.says === place.cause));
      // Edges of letters and of corners are a blend of what changed and what lies behind.
      const left = [place.cause, ...(place.alsoCauses ?? [])].filter(
        (cause) => !isPair(cause) || !isBlendOf(cause, all),
      );
      if (known && !left.includes(place.cause))
        return [{ ...place, cause: known.says, alsoCauses: [...opaque(known), ...left] }];
      const own = forms.filter((fact) => fact.severity !== 'layout' && isAt(fact, place));
      if (own.length > 0) return own.map((fact) => asFact(place, fact));
      // Nothing has this other colour here: what stood in it stands elsewhere.
      const isMoved = (all.length === 0 && place.isOfOldColours) || facts.some((fact) => isHalfOf(place, fact));
      return [isMoved ? asMoved(place) : place];
    }
    const own = forms.filter((fact) => isAt(fact, place));
    if (place.severity !== 'layout') {
      const tinted = facts.filter((fact) => isColour(fact.severity) && isAt(fact, place));
      const isTinted = place.pairs?.length && place.pairs.every((pair) => isBlendOf(pair, tinted));
      const [colour] = own.length === 0 && isTinted ? tinted : [];
      if (colour) return [asFact(place, colour)];
      return own.length > 0 ? own.map((fact) => asFact(place, fact)) : [place];
    }
    const moving = own.filter(({ severity }) => severity === 'layout');
    return moving.length > 0 ? moving.map((fact) => asFact(place, fact)) : [asMoved(place)];
  });
  const untold = facts.filter((fact) => !told.some((place) => place.cause === factCause(fact) && isHome(place, fact)));
  const besides = untold.flatMap((fact) => {
    const place = places.find((one) => isAt(fact, one));
    return place ? [asFact(place, fact)] : [];
  });
  return [...told, ...besides];
}

function asFact({ isRim, pairs, isOfOldColours: _, ...place }: Place, fact: Fact): Place {
  const { component, severity } = fact;
  const told = { ...place, severity, cause: factCause(fact), alsoCauses: [...opaque(fact), `in ${component}`] };
  return isColour(severity) ? told : { ...told, thing: component };
}

/** Of a colour that shines through as much as before: the token that it is of. */
function opaque({ colours }: Fact): string[] {
  const [from, to] = colours ?? [];
  const isOne = from && to && from.length > 7 && from.slice(7) === to.slice(7);
  return isOne ? [`${from.slice(0, 7)} → ${to.slice(0, 7)}`] : [];
}

/** Whether a place lost what has another colour by now, or got it. */
function isHalfOf({ cause }: Place, { colours }: Fact): boolean {
  const [from, to] = cause.split(' → ');
  return colours !== undefined && (colours[0] === from) !== (colours[1] === to);
}

function isHome({ alsoCauses = [], severity }: Place, { component }: Fact): boolean {
  return isColour(severity) || alsoCauses.some((cause) => isOneComponent(cause, `in ${component}`));
}

/** Whether something is drawn where a place is: for what shows along edges, there. */
function isAt({ areas, isRim }: Fact, place: Area): boolean {
  return areas.some((area) => {
    if (!meets(grown(area, around), place)) return false;
    return !isRim || !holds(grown(area, -Math.min(rim, area.width / 4, area.height / 4)), place);
  });
}

function grown({ x, y, width, height }: Area, by: number): Area {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function meets(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function holds(outer: Area, inner: Area): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}
