import { type Severity, severities } from '../comparison/places.ts';
import type { Change } from '../results.ts';
import { type Cause, causesOf, isDrawing, severityOf } from './causes.ts';
import { clearestFirst } from './clearest.ts';
import type { Decision } from './decisions.ts';
import { isFinding, overflowIn } from './findings.ts';
import { atHome, componentOf } from './homes.ts';
import { isState, speakerOf, specialtyOf } from './mode-kinds.ts';
import { joined, withWhatFollows } from './one-reason.ts';
import { isShape, withOthers, worded } from './wording.ts';

/**
 * Changed pictures by their cause. Each belongs to the commonest of its most serious causes, so that a token that
 * changed is one decision, and a picture in which something worse happened besides is not accepted along with it.
 */
export function byCause(all: readonly Change[]): Omit<Decision, 'id'>[] {
  const told = withoutDrawingOfOtherWords(atHome(all));
  const original = new Map(told.map((change, index) => [change, all[index] ?? change]));
  const { overflowing = [], others = [] } = Object.groupBy(told, ({ story, mode }) =>
    overflowOf(story, mode, told).length > 0 ? 'overflowing' : 'others',
  );
  return [...byOverflow(overflowing), ...withWhatFollows(causesIn(others)).flatMap(apart)].map(
    ({ causes, severity, changes }) => {
      const clearest = clearestFirst(changes);
      return {
        kind: 'changed',
        severity,
        ...worded(causes, clearest),
        changes: clearest.map((change) => original.get(change) ?? change),
      };
    },
  );
}

/** What some pictures show by itself is decided there by itself, and not along with what else is seen in others. */
function apart(cause: Cause): Cause[] {
  const mixed = withOthers(cause.causes, cause.changes);
  const { own = [], both = [] } = Object.groupBy(cause.changes, (change) => (mixed.has(change) ? 'both' : 'own'));
  return [own, both].flatMap((changes) => (changes.length > 0 ? [{ ...cause, changes }] : []));
}

/** Where other words stand, they are the reason, and not who draws them or how; what is only heard is no reason of what is seen. */
function withoutDrawingOfOtherWords(changes: readonly Change[]): Change[] {
  const reworded = new Set(
    changes.flatMap(({ story, spoken, boxes }) =>
      boxes?.length && spoken?.lines.some((line) => !isFinding(line)) ? [story] : [],
    ),
  );
  const withoutDrawing = (change: Change): Change => ({
    ...change,
    boxes: change.boxes?.map((box) => ({ ...box, alsoCauses: box.alsoCauses?.filter((cause) => !isDrawing(cause)) })),
  });
  return changes.map((change) => (reworded.has(change.story) ? withoutDrawing(change) : change));
}

/** What does not fit in a mode, or in the one that speaks for it: of dark nobody is told what light says already. */
function overflowOf(story: string, mode: string, changes: readonly Change[]): string[] {
  const speaker = speakerOf(mode);
  return changes.flatMap((one) =>
    one.story === story && (one.mode === mode || one.mode === speaker) ? overflowIn(one) : [],
  );
}

/** What does not fit is decided by itself, with whatever moved or was drawn otherwise for it; what fits now, apart from that. */
function byOverflow(changes: readonly Change[]): Cause[] {
  const kindOf = (change: Change) =>
    `${overflowOf(change.story, change.mode, changes)[0]?.replace(/\d+|“.*”/, '…')} ${componentOf(change) ?? change.story}`;
  return [...Map.groupBy(changes, kindOf).values()].map((own) => {
    const seen = own.filter(({ boxes }) => boxes?.length);
    const [commonest] = causesIn(seen);
    const findings = new Set(clearestFirst(own).flatMap(overflowIn));
    return { causes: [...findings, ...(commonest?.causes ?? [])], severity: 'layout', changes: own };
  });
}

/** The causes of all changes, the most serious first. */
function causesIn(changes: readonly Change[]): Cause[] {
  const bySeverity = Map.groupBy(changes, severityOf);
  const aloneIn = specialtyAlone(changes);
  return severities.flatMap((severity) => {
    const apart = Map.groupBy(bySeverity.get(severity) ?? [], aloneIn);
    return joined([...apart.values()].flatMap((group) => covered(group, severity)));
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

/** As few causes as all changes have among them: the commonest takes all that have it, then the commonest of the rest. */
function covered(changes: readonly Change[], severity: Severity): Cause[] {
  const found: Cause[] = [];
  let left = changes.map((change) => ({ change, causes: causesOf(change, severity) }));
  while (left.length > 0) {
    const commonest = commonestOf(left.flatMap(({ causes }) => [...causes]));
    const { own = [], others = [] } = Object.groupBy(left, ({ causes }) =>
      causes.has(commonest) || causes.size === 0 ? 'own' : 'others',
    );
    found.push({ causes: [commonest], severity, changes: own.map(({ change }) => change) });
    left = others;
  }
  return found;
}

/** Of as many, what is no mere shape, and then the first by its letters: whatever the order of the pictures. */
function commonestOf(causes: readonly string[]): string {
  const counts = [...Map.groupBy(causes, (cause) => cause)].map(([cause, same]) => ({ cause, count: same.length }));
  const [first] = counts.sort(
    (a, b) => b.count - a.count || Number(isShape(a.cause)) - Number(isShape(b.cause)) || (a.cause < b.cause ? -1 : 1),
  );
  return first?.cause ?? '';
}
