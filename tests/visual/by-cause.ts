import { clearestFirst } from './clearest.ts';
import type { Decision } from './decisions.ts';
import { isFinding, overflowIn } from './findings.ts';
import { atHome, componentOf, homesIn } from './homes.ts';
import { isState, specialtyOf } from './mode-kinds.ts';
import { type Severity, severities } from './places.ts';
import type { Change } from './results.ts';
import { isWeight } from './weight.ts';
import { isShape, worded } from './wording.ts';

interface Cause {
  /** The commonest first, then those that are it in other modes. */
  causes: string[];
  severity: Severity;
  changes: Change[];
}

/**
 * Changed pictures by their cause. Each belongs to the commonest of its most serious causes, so that a token that
 * changed is one decision, and a picture in which something worse happened besides is not accepted along with it.
 */
export function byCause(all: readonly Change[]): Omit<Decision, 'id'>[] {
  const { overflowing = [], changes = [] } = Object.groupBy(all, (change) =>
    overflowIn(change).length > 0 ? 'overflowing' : 'changes',
  );
  const reworded = new Set(
    changes.flatMap(({ story, spoken, boxes }) =>
      boxes?.length && spoken?.lines.some((line) => !isFinding(line)) ? [story] : [],
    ),
  );
  const told = atHome(changes).map((change) => (reworded.has(change.story) ? withoutDrawing(change) : change));
  const bySeverity = Map.groupBy(told, severityOf);
  const aloneIn = specialtyAlone(changes);
  const found = severities.flatMap((severity) => {
    const apart = Map.groupBy(bySeverity.get(severity) ?? [], aloneIn);
    return joined([...apart.values()].flatMap((group) => covered(group, severity)));
  });
  const original = new Map(told.map((change, index) => [change, changes[index] ?? change]));
  const drawn = withWhatFollows(found).map(({ causes, severity, changes: own }) => {
    const clearest = clearestFirst(own);
    return {
      kind: 'changed' as const,
      severity,
      says: worded(causes, clearest),
      changes: clearest.map((change) => original.get(change) ?? change),
    };
  });
  return [...byOverflow(overflowing), ...drawn];
}

/** What does not fit is decided by itself, whatever moved or was drawn otherwise for it; what fits now, apart from that. */
function byOverflow(changes: readonly Change[]): Omit<Decision, 'id'>[] {
  const kindOf = (change: Change) =>
    `${overflowIn(change)[0]?.replace(/\d+|“.*/, '…')} ${componentOf(change) ?? change.story}`;
  return [...Map.groupBy(changes, kindOf).values()].map((own) => {
    const clearest = clearestFirst(own);
    const causes = [...new Set(clearest.flatMap(overflowIn))];
    return { kind: 'changed', severity: 'layout', says: worded(causes, clearest), changes: clearest };
  });
}

/**
 * Told of a change, in what alone its story changed: right to left, with forced colours or on paper. The reason lies
 * there, and not where the same component changed in other modes. What has the focus may have it in any mode.
 */
function specialtyAlone(changes: readonly Change[]): (change: Change) => string | undefined {
  const plain = new Set(changes.filter(({ mode }) => !specialtyOf(mode)).map(({ story }) => story));
  return ({ story, mode }) => (plain.has(story) || isState(mode) ? undefined : specialtyOf(mode));
}

/** Where other words stand, they are the reason, and not who draws them or how; what is only heard is no reason of what is seen. */
function withoutDrawing(change: Change): Change {
  const boxes = change.boxes?.map((box) => ({
    ...box,
    alsoCauses: box.alsoCauses?.filter((cause) => !isDrawing(cause)),
  }));
  return { ...change, boxes };
}

/** Whether it is said by what draws there, and not by how it looks. */
function isDrawing(cause: string): boolean {
  return isWeight(cause) || cause.startsWith('in ');
}

/**
 * Letters that are drawn otherwise move what stands beside and below them: that is no second cause. Neither are the
 * colours alone of stories of which other modes show the same colours, and a little more.
 */
function withWhatFollows(causes: readonly Cause[]): Cause[] {
  const texts = causes.filter(({ severity }) => severity === 'text');
  const drawn = texts.filter(({ causes: [cause = ''] }) => isDrawing(cause));
  const homes = new Map<Change, Cause>();
  for (const { severity, changes } of causes) {
    const shown =
      severity === 'colour' ? texts.find((text) => changes.every((one) => showsMoreOf(text, one))) : undefined;
    for (const change of changes) {
      const moving = severity === 'layout' ? causesOf(change, severity) : new Set<string>();
      const home = shown ?? drawn.find(({ causes: [cause = ''] }) => moving.has(cause));
      if (home) homes.set(change, home);
    }
  }
  return causes.flatMap((cause) => {
    const own = cause.changes.filter((change) => !homes.has(change));
    if (own.length === 0) return [];
    const others = [...homes].flatMap(([change, home]) => (home === cause ? [change] : []));
    const isMoved = others.some((change) => severityOf(change) === 'layout');
    return [{ ...cause, severity: isMoved ? 'layout' : cause.severity, changes: [...own, ...others] }];
  });
}

/** Whether some picture of the same story is among these that shows the same colours, beside what is worse. */
function showsMoreOf({ changes }: Cause, change: Change): boolean {
  const [main] = causesOf(change, 'colour');
  return changes.some(
    (other) => other.story === change.story && main !== undefined && causesOf(other, 'colour').has(main),
  );
}

/** The most serious of what happened in a picture. */
function severityOf({ boxes = [], spoken }: Pick<Change, 'boxes' | 'spoken'>): Severity {
  const happened = new Set(boxes.map(({ severity }) => severity));
  if (spoken?.lines.length) happened.add('text');
  return severities.find((severity) => happened.has(severity)) ?? 'layout';
}

function causesOf(change: Change, severity: Severity): Set<string> {
  const places = (change.boxes ?? []).filter((box) => box.severity === severity);
  const said = severity === 'text' ? (change.spoken?.lines ?? []) : [];
  return new Set([...places.flatMap(({ cause, alsoCauses = [] }) => [cause, ...alsoCauses]), ...said]);
}

function covered(changes: readonly Change[], severity: Severity): Cause[] {
  const found: Cause[] = [];
  let left = changes.map((change) => ({ change, causes: causesOf(change, severity) }));
  while (left.length > 0) {
    const counts = new Map<string, number>();
    for (const { causes } of left) for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1);
    const [cause = ''] =
      [...counts].sort(
        ([a, many], [b, more]) => more - many || Number(isShape(a)) - Number(isShape(b)) || (a < b ? -1 : 1),
      )[0] ?? [];
    const { own = [], others = [] } = Object.groupBy(left, ({ causes }) =>
      causes.has(cause) || causes.size === 0 ? 'own' : 'others',
    );
    found.push({ causes: [cause], severity, changes: own.map(({ change }) => change) });
    left = others;
  }
  return found;
}

/** The same stories in other modes look different, in dark or on a phone, for one and the same reason. */
function joined(causes: readonly Cause[]): Cause[] {
  const found: Cause[] = [];
  for (const one of [...causes].sort((a, b) => b.changes.length - a.changes.length)) {
    const stories = storiesOf(one);
    const home = found.find((other) => {
      const shared = common(stories, storiesOf(other)).size;
      const isMost = shared * 2 > stories.size || (shared * 2 === stories.size && shared > 0);
      return isMost && couldBeOne(one, other);
    });
    if (!home) found.push({ ...one });
    else {
      home.changes = [...home.changes, ...one.changes];
      home.causes = [...new Set([...home.causes, ...one.causes])];
    }
  }
  return found;
}

/**
 * What happened in two components did not happen for one reason. Neither did what is seen in two kinds of modes that
 * have looks of their own, and in no other of the same stories, nor what is only heard and what is seen.
 */
function couldBeOne(one: Cause, other: Cause): boolean {
  const shared = common(storiesOf(one), storiesOf(other));
  const [own = [], theirs = []] = [one, other].map(({ changes }) =>
    changes.filter(({ story }) => shared.has(story)).map(({ mode }) => specialtyOf(mode)),
  );
  if ([...own, ...theirs].every(Boolean) && !own.some((kind) => theirs.includes(kind))) return false;
  if (isSeen(one) !== isSeen(other)) return false;
  const [homes, others] = [one, other].map(({ changes }) => new Set(changes.flatMap(homesIn)));
  return !homes?.size || !others?.size || [...homes].some((home) => others.has(home));
}

function isSeen({ changes }: Cause): boolean {
  return changes.some(({ boxes }) => boxes?.length);
}

function common(some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...some].filter((one) => others.has(one)));
}

function storiesOf({ changes }: Cause): Set<string> {
  return new Set(changes.map(({ story }) => story));
}
