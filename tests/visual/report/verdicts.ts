import { type Decision, extent, rankOf } from '../decisions.ts';
import { pictureName } from '../picture.ts';

export interface Verdict {
  verdict: 'accepted' | 'rejected';
  /** Why it was rejected. */
  reason?: string;
}

/** By the name of the decision. */
export type Verdicts = Record<string, Verdict | undefined>;

/** What was kept of an earlier look at the same report; nothing where it cannot be read. */
export function keptVerdicts(report: string): Verdicts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(report)) ?? '{}');
    return kept !== null && typeof kept === 'object' ? { ...kept } : {};
  } catch {
    return {};
  }
}

export function keepVerdicts(report: string, verdicts: Verdicts) {
  try {
    localStorage.setItem(keyOf(report), JSON.stringify(verdicts));
  } catch {
    // A browser that keeps nothing: what was decided lasts as long as the page.
  }
}

const keyOf = (report: string) => `visual report ${report}`;

/** The pictures that were accepted, as the command takes them. */
export function acceptedPictures(decisions: readonly Decision[], verdicts: Verdicts): string[] {
  return decisions
    .filter(({ id, kind }) => kind !== 'failed' && verdicts[id]?.verdict === 'accepted')
    .flatMap(({ changes }) => changes.map(pictureName));
}

/** What was rejected and why, for whoever mends it. */
export function rejectionsMarkdown(decisions: readonly Decision[], verdicts: Verdicts): string {
  return decisions
    .filter(({ id }) => verdicts[id]?.verdict === 'rejected')
    .map((decision) => {
      const { id, says, changes } = decision;
      const pictures = changes.map((change) => `  - \`${pictureName(change)}\``).join('\n');
      const reason = verdicts[id]?.reason?.trim().replaceAll('\n', '\n  > ');
      return `- **${rankOf(decision)}: ${says}** (${extent(changes)})\n${reason ? `  > ${reason}\n` : ''}${pictures}`;
    })
    .join('\n');
}
