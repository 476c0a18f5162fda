import { appendFileSync } from 'node:fs';
import { type Decision, decisionsOf, extent, type Rank, rankOf } from '../decisions/decisions.ts';
import { unended } from '../decisions/reasons.ts';
import type { ReportFolder } from '../results.ts';
import { markdownSummary } from './summary.ts';

const levels: Record<Rank, 'error' | 'warning' | 'notice'> = {
  failed: 'error',
  layout: 'warning',
  text: 'warning',
  shape: 'warning',
  colour: 'warning',
  removed: 'warning',
  new: 'notice',
  renamed: 'notice',
  faint: 'notice',
};

/** As many as GitHub shows of a step, a level. */
const shown = 10;

/** In a workflow of GitHub, what was found stands at the files of its stories in the pull request, and in the summary. */
export function annotate(report: ReportFolder, env: NodeJS.ProcessEnv = process.env) {
  const results = report.read();
  if (env.GITHUB_ACTIONS !== 'true' || !results) return;
  const decisions = decisionsOf(results.changes);
  if (results.missing) console.log(`::error title=Pictures::${escaped(results.missing, /[%\r\n]/g)}`);
  for (const line of workflowCommands(decisions)) console.log(line);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, markdownSummary(results, decisions));
}

function workflowCommands(decisions: readonly Decision[]): string[] {
  const byLevel = Map.groupBy(decisions, (decision) => levels[rankOf(decision)]);
  return [...byLevel].flatMap(([level, group]) =>
    group.slice(0, shown).map((decision) => {
      const [first] = decision.changes;
      const properties = { file: first?.file?.replace(/^\.\//, ''), title: `Pictures: ${first?.title}` };
      const told = Object.entries(properties).flatMap(([key, value]) =>
        value ? [`${key}=${escaped(value, /[%\r\n:,]/g)}`] : [],
      );
      return `::${level} ${told.join(',')}::${escaped(`${rankOf(decision)}: ${unended(decision.says)}, in ${extent(decision)}`, /[%\r\n]/g)}`;
    }),
  );
}

function escaped(text: string, what: RegExp): string {
  return text.replace(what, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
