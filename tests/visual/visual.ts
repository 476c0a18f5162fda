import { parseArgs } from 'node:util';
import { approve } from './approve.ts';
import { Baselines } from './baselines.ts';
import { compare } from './compare-stories.ts';
import { exitCodes, Stop } from './exit-codes.ts';
import { ReportFolder } from './results.ts';
import { review } from './review/review.ts';

export { exitCodes };

const usage = `npm run visual                       every story against its baselines
npm run visual -- button             only stories whose id has "button" in it
npm run visual -- --approve          accept all that the last run found and that did not fail
npm run visual -- --approve components-button--primary
                                     accept just this story; or one picture of it, as in
                                     components-button--primary/dark-phone
npm run visual -- --review           look at them in a browser, and accept or reject them there
npm run visual -- --all              also stories that rest on just what they rested on when they were approved
npm run visual -- --no-build         use the Storybook that was built last
npm run visual -- --new-environment  go on although browser or fonts are others than those of the baselines
npm run visual -- --allow-other-environment
                                     in CI: let it pass, uncompared, where browser or fonts are others`;

/** Runs the command line; resolves to the exit code. Whatever goes wrong, it is never the code for changes. */
export async function visual(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    if (values.help) {
      console.log(usage);
      return exitCodes.unchanged;
    }
    if (values.approve) return await approve(positionals, new ReportFolder(), new Baselines());
    if (values.review) return await review();
    return await compare(positionals, values);
  } catch (error) {
    if (error instanceof Stop) {
      console.error(error.message);
      return error.code;
    }
    console.error(`The pictures could not be compared: ${sentence(error)}`);
    return exitCodes.failures;
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        approve: { type: 'boolean' },
        review: { type: 'boolean' },
        all: { type: 'boolean' },
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

/** The first line says what it is; the rest is of use to whoever wrote the library. */
function sentence(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
