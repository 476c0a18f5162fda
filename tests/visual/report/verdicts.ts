import { type Decision, extent, rankOf } from '../decisions/decisions.ts';
import { pictureName } from '../picture.ts';
import type { Decided } from '../review/desk.ts';
import { type Rejections, rejectionOf } from '../review/rejections.ts';
import type { Apart } from './apart.ts';

export interface Verdict {
  verdict: 'accepted' | 'rejected';
  /** Why it was rejected. */
  reason?: string;
}

/** By the name of the decision. */
export type Verdicts = Record<string, Verdict | undefined>;

/** What is written of pictures, decision by decision: accepted as a whole, or rejected in some part. */
export function verdictsOf(decisions: readonly Decision[], { accepted, rejected, left }: Decided): Verdicts {
  const names = new Set(accepted);
  // What the report on disk has no more, somebody approved on the command line.
  const open = left && new Set(left);
  const isAccepted = (name: string) => names.has(name) || open?.has(name) === false;
  return Object.fromEntries(
    decisions.flatMap(({ id, changes }): [string, Verdict][] => {
      const rejections = changes.flatMap((change) => rejectionOf(change, rejected) ?? []);
      if (rejections.length > 0)
        return [[id, { verdict: 'rejected', reason: rejections.find((one) => one.reason)?.reason }]];
      return changes.every((change) => isAccepted(pictureName(change))) ? [[id, { verdict: 'accepted' }]] : [];
    }),
  );
}

/** Why earlier pictures of the same stories were rejected, each reason once. */
export function reasonsBefore({ changes }: Decision, rejected: Rejections): string[] {
  const reasons = changes.flatMap((change) => {
    const reason = rejectionOf(change, rejected) ? undefined : rejected[pictureName(change)]?.reason;
    return reason ?? [];
  });
  return [...new Set(reasons)];
}

/** What was kept of an earlier look at the same report; nothing where it cannot be read. */
export function kept<Of extends Verdicts | Apart>(
  report: string,
  what: 'verdicts' | 'apart',
): Of | Record<string, never> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(report, what)) ?? '{}');
    return found !== null && typeof found === 'object' ? { ...found } : {};
  } catch {
    return {};
  }
}

export function keep(report: string, what: 'verdicts' | 'apart', value: object) {
  try {
    localStorage.setItem(keyOf(report, what), JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: what was decided lasts as long as the page.
  }
}

const keyOf = (report: string, what: string) => `visual report ${report} ${what}`;

/** What was rejected and why, for whoever mends it. */
export function rejectionsMarkdown(decisions: readonly Decision[], verdicts: Verdicts): string {
  return decisions
    .filter(({ id }) => verdicts[id]?.verdict === 'rejected')
    .map((decision) => {
      const { id, says, changes } = decision;
      const pictures = changes.map((change) => `  - \`${pictureName(change)}\``).join('\n');
      const reason = verdicts[id]?.reason?.trim().replaceAll('\n', '\n  > ');
      return `- **${rankOf(decision)}: ${says}** (${extent(decision)})\n${reason ? `  > ${reason}\n` : ''}${pictures}`;
    })
    .join('\n');
}
