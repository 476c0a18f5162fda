import { join } from 'node:path';
import { parseArguments } from '#tooling/command-line';
import { root } from '#tooling/run';
import { alone } from './alone.ts';
import { approve } from './approval/approve.ts';
import { Baselines } from './baselines.ts';
import { compare } from './compare-stories.ts';
import { sentenceOf } from './decisions/reasons.ts';
import { compareDocuments } from './documents/compare-documents.ts';
import { exitCodes, Stop } from './exit-codes.ts';
import { annotate } from './outputs/annotations.ts';
import { writeReport } from './report/write-report.ts';
import { ReportFolder } from './results.ts';
import { reject } from './review/reject.ts';
import { review } from './review/review.ts';
import { merge } from './shards/merge.ts';

export { exitCodes };

const usage = `npm run visual                       every story against its baselines
npm run visual -- button             only stories whose id has "button" in it; or those of a component, by its name,
                                     its file or its folder, as in src/components/icon-button
npm run visual -- --approve          accept all that the last run found, that did not fail, was not rejected and is
                                     still so
npm run visual -- --approve inputs-button--primary
                                     accept just this story; or one picture of it, as in
                                     inputs-button--primary/dark-phone
npm run visual -- --reject inputs-button--primary --reason 'The border is gone.'
                                     never accept these very pictures, until that is taken back
npm run visual -- --review           look at them in a browser, and accept or reject them there
npm run visual -- --all              also stories that rest on just what they rested on when they were approved
npm run visual -- --looks             write down beside every picture that is as it was approved what it is drawn
                                     with, as far as that is not known yet: by it changes are told
npm run visual -- --document OLD.md NEW.md
                                     every screen that two versions of a document draw differently, by the fact
npm run visual -- --shard 2/8        only the second of eight parts, to be merged
npm run visual -- --merge [DIR…]     one report of all parts, as if one run had taken all of them
npm run visual -- --no-build         use the Storybook that was built last
npm run visual -- --new-environment  go on although browser or fonts are others than those of the baselines
npm run visual -- --allow-other-environment
                                     in CI: let it pass, uncompared, where browser or fonts are others

It ends with 0 where nothing changed, 1 changes and nothing else, 2 what failed or could not go on,
3 another environment than that of the baselines, 4 nothing was taken, 5 it was called wrongly.`;

const lock = join(root, 'node_modules', '.cache', 'ninefold', 'visual.held');

/** Each is all that is done. */
const commands = ['approve', 'reject', 'review', 'document', 'merge', 'shard'] as const;

/** Runs the command line; resolves to the exit code. Whatever goes wrong, it is never the code for changes. */
export async function visual(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    if (values.help) {
      console.log(usage);
      return exitCodes.unchanged;
    }
    const [first, second] = commands.filter((command) => values[command]);
    if (second)
      throw new Stop(`--${first} and --${second} are two things: ask for one of them.\n\n${usage}`, exitCodes.usage);
    if (values.reason !== undefined && !values.reject)
      throw new Stop(`--reason says why something is rejected: it goes with --reject.\n\n${usage}`, exitCodes.usage);
    if (values.review) return await review();
    if (values.document) return await compareDocuments(positionals);
    // Parts have folders of their own.
    if (values.shard) return await compare(positionals, values);
    return await alone(lock, () => written(positionals, values));
  } catch (error) {
    if (error instanceof Stop) {
      console.error(error.message);
      return error.code;
    }
    console.error(`The pictures could not be compared: ${sentenceOf(error)}`);
    return exitCodes.failures;
  }
}

/** Whatever writes the report, or the baselines. */
async function written(positionals: string[], values: ReturnType<typeof parse>['values']): Promise<number> {
  const report = new ReportFolder();
  if (values.approve) return await approve(positionals, report, new Baselines());
  if (values.reject) return reject(positionals, values.reason, report, new Baselines());
  const code = values.merge
    ? await merge(positionals, { report, baselines: new Baselines(), writePage: writeReport })
    : await compare(positionals, values);
  annotate(report);
  return code;
}

function parse(args: string[]) {
  try {
    return parseArguments({
      args,
      allowPositionals: true,
      options: {
        approve: { type: 'boolean' },
        reject: { type: 'boolean' },
        reason: { type: 'string' },
        review: { type: 'boolean' },
        all: { type: 'boolean' },
        looks: { type: 'boolean' },
        shard: { type: 'string' },
        document: { type: 'boolean' },
        merge: { type: 'boolean' },
        'no-build': { type: 'boolean' },
        'new-environment': { type: 'boolean' },
        'allow-other-environment': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n\n${usage}`, exitCodes.usage);
  }
}
