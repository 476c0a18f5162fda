import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionsOf } from '../decisions/decisions.ts';
import { type Results, reportFolder } from '../results.ts';
import { junitReport } from './junit.ts';
import { jsonSummary, markdownSummary, summaryLines } from './summary.ts';

/** Writes what programs read of a run, also where nothing changed: JSON, JUnit, Markdown. Resolves to what a person is told. */
export function writeOutputs(results: Results, folder = reportFolder): string[] {
  const decisions = decisionsOf(results.changes);
  // What an earlier run left undecided was not tried in this one.
  const tried = { ...results, changes: results.changes.filter(({ isEarlier }) => !isEarlier) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'summary.json'), `${JSON.stringify(jsonSummary(results, decisions), null, 1)}\n`);
  writeFileSync(join(folder, 'junit.xml'), junitReport(tried, decisionsOf(tried.changes)));
  writeFileSync(join(folder, 'summary.md'), markdownSummary(results, decisions));
  return summaryLines(decisions);
}
