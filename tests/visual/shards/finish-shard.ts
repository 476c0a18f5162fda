import { relative } from 'node:path';
import { counted } from '../counted.ts';
import { codeOf } from '../exit-codes.ts';
import type { ReportFolder, Results } from '../results.ts';

/** Leaves what one part found for `--merge`: it is no report, and nothing of it can be accepted. Resolves to the exit code. */
export function finishShard(found: Results, report: ReportFolder, draft: ReportFolder): number {
  const { shard, changes, taken, seconds } = found;
  draft.write(found);
  report.replaceBy(draft);
  console.log(
    `Part ${shard?.part} of ${shard?.of}: ${changes.length} of ${counted(taken, 'picture')} in ${seconds.toFixed(1)} s are not as they were approved. What was found is in ${relative(process.cwd(), report.path)}; \`npm run visual -- --merge\` makes one report of all parts.`,
  );
  return codeOf(changes);
}
