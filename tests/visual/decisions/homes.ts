import { isFact } from '../comparison/facts.ts';
import { isColour, type Place } from '../comparison/places.ts';
import { isWeight } from '../comparison/weight.ts';
import type { Change } from '../results.ts';

/** From so many components on, the same words are of one thing that all of them rest on. */
const many = 3;

/**
 * Changes with each word as particular as what it tells: that something moved by a pixel, in two components, is of two
 * things. Where it happened in many, they share it.
 */
export function atHome(changes: readonly Change[]): Change[] {
  const settled = withOwners(changes);
  const names = new Set(settled.flatMap((change) => storyHome(change) ?? []));
  const families = new Map(settled.flatMap((change) => (change.family ? [[storyHome(change), change.family]] : [])));
  const wholeOf = (home: string) =>
    [`in ${families.get(home)}`, home].find((name) => names.has(name)) ??
    [...names].find((name) => isPart(home, name)) ??
    home;
  const homes = new Map<string, Set<string>>();
  for (const change of settled)
    for (const { words, home = storyHome(change) } of placesIn(change))
      for (const word of words) if (home) homes.set(word, (homes.get(word) ?? new Set()).add(wholeOf(home)));
  const among = (word: string) => homes.get(word)?.size ?? 0;
  const told = (word: string, home: string | undefined) =>
    home && isGeneral(word) && among(word) > 1 && among(word) < many ? `${word} ${wholeOf(home)}` : word;
  return settled.map((change) => {
    const places = placesIn(change);
    const boxes = change.boxes?.map((box, index) => {
      const home = places[index]?.home ?? storyHome(change);
      return {
        ...box,
        cause: told(box.cause, home),
        alsoCauses: box.alsoCauses?.map((word) => told(word, home)),
      };
    });
    return { ...change, boxes };
  });
}

/** Whether it is a part, as a `Tab` of `Tabs` or a `StepperMark`: it has no stories of its own, and is no other component. */
function isPart(home: string, name: string): boolean {
  return name === `${home}s` || (home.startsWith(name) && /[A-Z]/.test(home.charAt(name.length)));
}

/** Whether these are one component, or one is a part of the other. */
export function isOneComponent(home: string, other: string): boolean {
  return home === other || isPart(home, other) || isPart(other, home);
}

/** Where nobody knows who draws, the component of the story does. */
function storyHome(change: Change): string | undefined {
  const name = componentOf(change);
  return name && `in ${name}`;
}

/** The components in which something changed, as in `in Badge`. */
export function homesIn(change: Change): string[] {
  return [...new Set(placesIn(change).flatMap(({ home }) => home ?? []))];
}

/** What says nothing of where it belongs. */
function isGeneral(word: string): boolean {
  return isFact(word) || /^(moved |shape |line )|^\d+ px | line$/.test(word) || isWeight(word);
}

function placesIn({ boxes = [] }: Change) {
  const first = boxes.find((box) => box.severity === 'layout' && homeOf(box));
  return boxes.map((box) => ({
    words: [box.cause, ...(box.alsoCauses ?? [])],
    // A colour says nothing of where something was made otherwise.
    home: isColour(box.severity)
      ? undefined
      : (homeOf(box) ?? (box.severity === 'layout' && first ? homeOf(first) : undefined)),
  }));
}

/** The component that draws a place, as in `in Badge`; undefined where it is not known. */
export function homeOf({ alsoCauses }: Pick<Place, 'alsoCauses'>): string | undefined {
  return alsoCauses?.find((cause) => cause.startsWith('in '));
}

/**
 * A component changed where its own stories did. Otherwise, what uses it did: the component of the story, or, on a
 * screen, one of those on it that did elsewhere.
 */
function withOwners(changes: readonly Change[]): Change[] {
  // A colour that changed everywhere says of no component that it was made otherwise.
  const [ofColours, ofOthers] = [true, false].map((isOfColours) =>
    ownersOf(changes, ({ severity }) => isColour(severity) === isOfColours),
  );
  return changes.map((change) => ({
    ...change,
    boxes: change.boxes?.map((box) => {
      const ownerOf = isColour(box.severity) ? ofColours : ofOthers;
      const told = (word: string) => (ownerOf && word.startsWith('in ') ? ownerOf(word, change, box) : word);
      return { ...box, alsoCauses: box.alsoCauses?.map(told) };
    }),
  }));
}

/** Told of the component that draws a place, as far as places of that kind say, which one made it otherwise. */
function ownersOf(changes: readonly Change[], isOfKind: (place: Place) => boolean) {
  const own = new Map<string, number>();
  const users = new Map<string, Set<string>>();
  for (const change of changes)
    for (const home of new Set(change.boxes?.filter(isOfKind).flatMap((box) => homeOf(box) ?? []))) {
      const name = componentOf(change);
      if (isOf(name, home)) own.set(home, (own.get(home) ?? 0) + 1);
      else if (name) users.set(home, (users.get(home) ?? new Set()).add(`in ${name}`));
    }
  const commonest = [...own].sort(([, a], [, b]) => b - a).map(([home]) => home);
  return (home: string, change: Change, { severity }: Place): string => {
    if (own.has(home)) return home;
    const isOn = (other: string) => change.components?.some((component) => `in ${component}` === other);
    const name = componentOf(change);
    return (
      (severity === 'layout' ? commonest.find(isOn) : undefined) ??
      (name ? `in ${name}` : [...(users.get(home) ?? [])].find(isOn)) ??
      home
    );
  };
}

/** The component that a story is about, by its place in the sidebar; a screen is about none. */
export function componentOf({ title }: Pick<Change, 'title'>): string | undefined {
  const [, name] = /^(?!(?:app|products)\/)[^/:]+\/([^/:]+)/i.exec(title) ?? [];
  return name?.replaceAll(' ', '');
}

/** Whether it is a component, or a part of it, as a `Tab` is of `Tabs`. */
export function isOf(component: string | undefined, home: string): boolean {
  const [whole, part] = [component?.toLowerCase(), home.slice('in '.length).toLowerCase()];
  return whole !== undefined && (whole.startsWith(part) || part.startsWith(whole));
}
