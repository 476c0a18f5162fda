import { counted, type Decision, extent, rankOf, ranks } from './decisions.ts';
import { pictureName } from './picture.ts';
import type { Results } from './results.ts';

const shown = 20;

/** What a run found, in a few lines: how many decisions, how serious, what to look at. */
export function summaryLines(decisions: readonly Decision[]): string[] {
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

function told({ says, changes, id }: Decision): string {
  return `${id}: ${says}, in ${extent(changes)}`;
}

/** The same for a pull request. */
export function markdownSummary({ taken, seconds }: Results, decisions: readonly Decision[]): string {
  const rate = `${counted(taken, 'picture')} in ${seconds.toFixed(1)} s`;
  if (decisions.length === 0) return `### Pictures: nothing changed\n\n${rate}.\n`;
  const rows = decisions.map(
    (decision) =>
      `| ${rankOf(decision)} | ${cell(decision.says)} | ${extent(decision.changes)} | ${cell(storiesOf(decision))} |`,
  );
  return `### Pictures: ${headline(decisions)}

| | what | where | stories |
| --- | --- | --- | --- |
${rows.join('\n')}

${rate}.
`;
}

function storiesOf({ changes }: Decision): string {
  const titles = [...new Set(changes.map(({ title }) => title))];
  return titles.slice(0, 3).join(', ') + (titles.length > 3 ? ` and ${titles.length - 3} more` : '');
}

function cell(text: string): string {
  return text.replaceAll('\n', ' ').replace(/[\\|<>`*_[\]]/g, '\\$&');
}

/** What a program reads: every decision with its pictures, without where in them. */
export function jsonSummary(results: Results, decisions: readonly Decision[]) {
  const { changes, against, ...run } = results;
  return {
    ...run,
    decisions: decisions.map((decision) => ({
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
    })),
  };
}
