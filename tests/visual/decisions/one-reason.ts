import { isFact, isIcon } from '../comparison/facts.ts';
import { isColour } from '../comparison/places.ts';
import type { Change } from '../results.ts';
import { type Cause, causesOf, isDrawing, onlyHomeOf, storiesOf } from './causes.ts';
import { isOfWords } from './heard.ts';
import { homeOf, homesIn, isOneComponent } from './homes.ts';
import { specialtyOf } from './mode-kinds.ts';

/** Causes of one kind that are one: the same stories look different in dark or on a phone, or one component has other colours. */
export function joined(causes: readonly Cause[]): Cause[] {
  const found: Cause[] = [];
  for (const one of causes.toSorted((a, b) => b.changes.length - a.changes.length)) {
    const home = found.find((other) => isOfSameStories(one, other) || hasColoursOf(one, other));
    if (!home) found.push({ ...one });
    else {
      home.changes = [...home.changes, ...one.changes];
      home.causes = [...new Set([...home.causes, ...one.causes])];
    }
  }
  return found;
}

/** Most of one's stories show the other in other modes, and nothing says that these are two. */
function isOfSameStories(one: Cause, other: Cause): boolean {
  const [stories, others] = [storiesOf(one), storiesOf(other)];
  const shared = new Set([...stories].filter((story) => others.has(story)));
  return shared.size > 0 && shared.size * 2 >= stories.size && couldBeOne(one, other, shared);
}

/**
 * What happened in two components did not happen for one reason. Neither did what is seen in two kinds of modes that
 * have looks of their own, and in no other of the same stories, nor what is only heard and what is seen.
 */
function couldBeOne(one: Cause, other: Cause, shared: ReadonlySet<string>): boolean {
  const [own = [], theirs = []] = [one, other].map(({ changes }) =>
    changes.filter(({ story }) => shared.has(story)).map(({ mode }) => specialtyOf(mode)),
  );
  if ([...own, ...theirs].every(Boolean) && !own.some((kind) => theirs.includes(kind))) return false;
  if (isSeen(one) !== isSeen(other)) return false;
  if (one.causes.some(isIcon) !== other.causes.some(isIcon) && [one, other].every(({ causes }) => causes.every(isFact)))
    return false;
  const [homes, others] = [one, other].map(homesOf);
  return (
    !homes?.size || !others?.size || [...homes].some((home) => [...others].some((other) => isOneComponent(home, other)))
  );
}

/** Where it is known what something is drawn with, that is who draws it, and not who draws what changed beside. */
function homesOf({ causes, changes }: Cause): Set<string> {
  if (!causes.every(isFact)) return new Set(changes.flatMap(homesIn));
  const boxes = changes.flatMap(({ boxes = [] }) => boxes.filter(({ cause }) => causes.includes(cause)));
  return new Set(boxes.flatMap((box) => homeOf(box) ?? []));
}

function isSeen({ changes }: Cause): boolean {
  return changes.some(({ boxes }) => boxes?.length);
}

/** These are colours of one component alone, and the other is of nothing else: a filter, an opacity, or what lies over it. */
function hasColoursOf(one: Cause, other: Cause): boolean {
  const home = isColour(one.severity) ? onlyHomeOf(one) : undefined;
  const others = onlyHomeOf(other);
  return home !== undefined && others !== undefined && isOneComponent(home, others);
}

/** Causes with what is no cause of its own, but follows from one that is more serious. The most serious come first. */
export function withWhatFollows(causes: readonly Cause[]): Cause[] {
  return withPushedAway(withMoreRoom(withColours(causes)));
}

/** Colours alone follow where other modes of the same stories show them and more, or where their component is drawn otherwise. */
function withColours(causes: readonly Cause[]): Cause[] {
  const kept: Cause[] = [];
  for (const cause of causes) {
    const hosts = isColour(cause.severity) ? kept.filter(({ severity }) => severity !== 'layout') : [];
    const shown = hosts.find(
      (host) => host.severity === 'text' && cause.changes.every((one) => showsMoreOf(host, one)),
    );
    const host = shown ?? hosts.find((other) => hasColoursOf(cause, other));
    if (!host) kept.push({ ...cause });
    else {
      host.changes = [...host.changes, ...cause.changes];
      if (!shown) host.causes = [...host.causes, ...cause.causes];
    }
  }
  return kept;
}

/** Other words take more room where there is less of it: what moved or grew there for no reason that is known goes with them. */
function withMoreRoom(causes: readonly Cause[]): Cause[] {
  const reworded = causes.filter(({ severity, changes }) => severity === 'text' && changes.some(hasOtherWords));
  const hostOf = (change: Change) =>
    causesOf(change, 'layout').values().some(isFact)
      ? undefined
      : reworded.find((host) => storiesOf(host).has(change.story));
  return following(causes, hostOf, (host, pushed) => [...host.causes, ...pushed]);
}

function hasOtherWords({ spoken, boxes }: Change): boolean {
  return Boolean(boxes?.length) && Boolean(spoken?.lines.some(isOfWords));
}

/** Letters that are drawn otherwise move what stands beside and below them. */
function withPushedAway(causes: readonly Cause[]): Cause[] {
  const drawn = causes.filter(({ severity, causes: [first = ''] }) => severity === 'text' && isDrawing(first));
  const hostOf = (change: Change) => {
    const words = causesOf(change, 'layout');
    return drawn.find(({ causes: [first = ''] }) => words.has(first));
  };
  return following(causes, hostOf, (host) => host.causes);
}

/** Causes with the layout of each picture that follows from another one with that. */
function following(
  causes: readonly Cause[],
  hostOf: (change: Change) => Cause | undefined,
  wordsOf: (host: Cause, pushed: readonly string[]) => string[],
): Cause[] {
  const layouts = causes.filter(({ severity }) => severity === 'layout');
  return causes.flatMap((cause): Cause[] => {
    if (cause.severity === 'layout') {
      const own = cause.changes.filter((change) => !hostOf(change));
      return own.length > 0 ? [{ ...cause, changes: own }] : [];
    }
    const pushed = layouts
      .map((layout) => ({ ...layout, changes: layout.changes.filter((change) => hostOf(change) === cause) }))
      .filter(({ changes }) => changes.length > 0);
    if (pushed.length === 0) return [cause];
    const words = wordsOf(
      cause,
      pushed.flatMap((layout) => layout.causes),
    );
    const changes = [...cause.changes, ...pushed.flatMap((layout) => layout.changes)];
    return [{ causes: words, severity: 'layout', changes }];
  });
}

/** Whether some picture of the same story is among these that shows the same colours, beside what is worse. */
function showsMoreOf({ changes }: Cause, change: Change): boolean {
  const [main] = causesOf(change, 'colour');
  return changes.some(
    (other) => other.story === change.story && main !== undefined && causesOf(other, 'colour').has(main),
  );
}
