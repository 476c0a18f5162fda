import type { Decision } from './decisions.ts';
import { type Severity, severities } from './places.ts';
import type { Change } from './results.ts';
import { isWeight } from './weight.ts';

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
export function byCause(changes: readonly Change[]): Omit<Decision, 'id'>[] {
  const reworded = new Set(changes.flatMap(({ story, spoken }) => (spoken?.lines.length ? [story] : [])));
  const told = changes.map((change) => (reworded.has(change.story) ? withoutDrawing(change) : change));
  const bySeverity = Map.groupBy(told, severityOf);
  const found = severities.flatMap((severity) => joined(covered(bySeverity.get(severity) ?? [], severity)));
  const original = new Map(told.map((change, index) => [change, changes[index] ?? change]));
  return withWhatFollows(found).map(({ causes, severity, changes: own }) => ({
    kind: 'changed' as const,
    severity,
    says: worded(causes, own),
    changes: own.map((change) => original.get(change) ?? change),
  }));
}

/** Where other words stand, they are the reason, and not who draws them or how. */
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
  return new Set([...places.flatMap(({ cause, alsoCauses = [] }) => [cause, ...withHome(alsoCauses)]), ...said]);
}

/** Letters of another weight in two components are two things. */
function withHome(causes: readonly string[]): string[] {
  const home = causes.find((cause) => cause.startsWith('in '));
  return causes.map((cause) => (home && isWeight(cause) ? `${cause} ${home}` : cause));
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
      const shared = [...stories].filter((story) => storiesOf(other).has(story)).length;
      return shared * 2 > stories.size || (shared * 2 === stories.size && shared > 0);
    });
    if (!home) found.push({ ...one });
    else {
      home.changes = [...home.changes, ...one.changes];
      home.causes = [...new Set([...home.causes, ...one.causes])];
    }
  }
  return found;
}

function storiesOf({ changes }: Cause): Set<string> {
  return new Set(changes.map(({ story }) => story));
}

const most = 3;

function isShape(cause: string): boolean {
  return cause.startsWith('shape ');
}

function worded(causes: readonly string[], changes: readonly Change[]): string {
  const said = [...new Set(causes.flatMap((cause) => wordsFor(cause, changes)))];
  const isHeard = changes.some(({ spoken }) => spoken?.lines.length) && !causes.some(isLine);
  const words = said.slice(0, most).join(', ') + (said.length > most ? ` and ${said.length - most} more` : '');
  return isHeard ? `${words}, and other words are heard` : words;
}

/** With the component that draws it, where that is one; of that alone, also what happened there most often. */
function wordsFor(cause: string, changes: readonly Change[]): string[] {
  if (isShape(cause)) return ['text or shape'];
  if (isLine(cause)) return [heard(cause, changes)];
  const boxes = changes.flatMap((change) => change.boxes ?? []).filter(({ alsoCauses }) => alsoCauses?.includes(cause));
  if (!cause.startsWith('in ')) {
    const homes = new Set(boxes.map(({ alsoCauses = [] }) => alsoCauses.find((also) => also.startsWith('in '))));
    const [home] = homes.size === 1 ? homes : [];
    return [[cause.startsWith('pattern ') ? 'another pattern' : cause, home].filter(Boolean).join(' ')];
  }
  const looks = boxes.map((box) => box.alsoCauses?.find(isWeight) ?? wordsFor(box.cause, [])[0] ?? box.cause);
  const [commonest] = [...Map.groupBy(looks, (look) => look)].sort(([, a], [, b]) => b.length - a.length);
  return commonest ? [`${commonest[0]} ${cause}`] : [cause];
}

/** A line of what is heard, that went or came. */
function isLine(cause: string): boolean {
  return /^[-+] /.test(cause);
}

/** `status → note`, where one line became another one. */
function heard(cause: string, changes: readonly Change[]): string {
  const lines = changes.find(({ spoken }) => spoken?.lines.includes(cause))?.spoken?.lines ?? [];
  const [went, came] = ['- ', '+ '].map((sign) => lines.find((line) => line.startsWith(sign)));
  const bare = (line: string) => line.slice(2).replace(/^- /, '').replace(/:$/, '');
  return went && came ? `${bare(went)} → ${bare(came)}` : `${cause.slice(0, 2)}${bare(cause)}`;
}
