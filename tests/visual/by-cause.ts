import type { Decision } from './decisions.ts';
import { type Severity, severities } from './places.ts';
import type { Change } from './results.ts';

interface Cause {
  cause: string;
  severity: Severity;
  changes: Change[];
}

/**
 * Changed pictures by their cause. Each belongs to the commonest of its most serious causes, so that a token that
 * changed is one decision, and a picture in which something worse happened besides is not accepted along with it.
 */
export function byCause(changes: readonly Change[]): Omit<Decision, 'id'>[] {
  const bySeverity = Map.groupBy(changes, severityOf);
  return severities.flatMap((severity) =>
    joined(covered(bySeverity.get(severity) ?? [], severity)).map(({ cause, changes: own }) => ({
      kind: 'changed' as const,
      severity,
      says: worded(cause),
      changes: own,
    })),
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
    const [cause = ''] = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))[0] ?? [];
    const { own = [], others = [] } = Object.groupBy(left, ({ causes }) =>
      causes.has(cause) || causes.size === 0 ? 'own' : 'others',
    );
    found.push({ cause, severity, changes: own.map(({ change }) => change) });
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
      if (!home.cause.includes(one.cause)) home.cause = `${home.cause}, ${one.cause}`;
    }
  }
  return found;
}

function storiesOf({ changes }: Cause): Set<string> {
  return new Set(changes.map(({ story }) => story));
}

const most = 3;

function worded(cause: string): string {
  const parts = cause.split(', ').map((part) => (part.startsWith('shape ') ? 'text or shape' : part));
  const said = [...new Set(parts)];
  return said.slice(0, most).join(', ') + (said.length > most ? ` and ${said.length - most} more` : '');
}
