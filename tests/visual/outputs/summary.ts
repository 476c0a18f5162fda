import { counted } from '../counted.ts';
import { type Decision, extent, rankOf, ranks } from '../decisions/decisions.ts';
import { unended } from '../decisions/reasons.ts';
import { pictureName } from '../picture.ts';
import type { Results } from '../results.ts';

const shown = 20;

/** What a run found, in a few lines: how many decisions, how serious, what to look at. */
export function summaryLines(all: readonly Decision[]): string[] {
  const [, decisions] = parted(all);
  if (decisions.length === 0) return [];
  const lines = decisions.slice(0, shown).flatMap((decision) => {
    const where = decision.changes[0]?.stack?.split('\n').find((line) => /^\s+at /.test(line));
    const line = `  ${rankOf(decision).padEnd(8)} ${told(decision)}`;
    return where ? [line, `           ${where.trim()}`] : [line];
  });
  if (decisions.length > shown) lines.push(`  … and ${decisions.length - shown} more`);
  return [...lines, `${headline(decisions)}.`];
}

/** `3 decisions: 1 layout, 2 colour`. */
export function headline(decisions: readonly Decision[], one = 'decision'): string {
  const counts = ranks.flatMap((rank) => {
    const count = decisions.filter((decision) => rankOf(decision) === rank).length;
    return count > 0 ? [`${count} ${rank}`] : [];
  });
  return `${counted(decisions.length, one)}: ${counts.join(', ')}`;
}

function told(decision: Decision): string {
  return `${decision.id}: ${unended(decision.says)}, in ${extent(decision)}`;
}

/** The same for a pull request, with what earlier runs found and nobody decided yet. */
export function markdownSummary({ taken, seconds, missing }: Results, decisions: readonly Decision[]): string {
  const [earlier, now] = parted(decisions);
  const found = now.length > 0 ? headline(now) : 'nothing changed';
  return [
    ...(missing ? [`### Pictures: ${missing}`, found] : [`### Pictures: ${found}`]),
    ...(now.length > 0 ? [table(now)] : []),
    `${counted(taken, 'picture')} in ${seconds.toFixed(1)} s.`,
    ...(earlier.length > 0 ? [`Still to be decided, of earlier runs: ${headline(earlier)}`, table(earlier)] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Those of earlier runs, and those of this one. */
function parted(decisions: readonly Decision[]): [earlier: Decision[], now: Decision[]] {
  const isEarlier = ({ changes }: Decision) => changes.some((change) => change.isEarlier);
  return [decisions.filter(isEarlier), decisions.filter((decision) => !isEarlier(decision))];
}

function table(decisions: readonly Decision[]): string {
  const rows = decisions.map((decision) => {
    const { says, changes } = decision;
    const names = [changes.map(({ title }) => title), changes.map(({ mode }) => mode)].map(listed);
    return `| ${[rankOf(decision), says, extent(decision), ...names].map(cell).join(' | ')} |`;
  });
  return ['| | what | where | stories | modes |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

const mostNames = 4;

function listed(names: readonly string[]): string {
  const all = [...new Set(names)];
  return all.slice(0, mostNames).join(', ') + (all.length > mostNames ? ` and ${all.length - mostNames} more` : '');
}

function cell(text: string): string {
  return text.replaceAll('\n', ' ').replace(/[\\|<>`*_[\]]/g, '\\$&');
}

/** What a program reads: every decision with its pictures, without where in them; apart, what earlier runs found. */
export function jsonSummary(results: Results, decisions: readonly Decision[]) {
  const { changes, against, ...run } = results;
  const [undecided, now] = parted(decisions).map((some) => some.map(asJson));
  return { ...run, decisions: now, undecided };
}

function asJson(decision: Decision) {
  return {
    id: decision.id,
    rank: rankOf(decision),
    says: decision.says,
    pictures: decision.changes.map(({ story, title, mode, kind, error, stack, boxes }) => ({
      name: pictureName({ story, mode }),
      story,
      title,
      mode,
      kind,
      error,
      stack,
      places: boxes?.length,
    })),
  };
}
