import { serveFolder } from '#tooling/serve-folder';
import { contentOf } from './approval/content.ts';
import { writeLooks } from './approval/write-looks.ts';
import { Baselines, type Manifest } from './baselines.ts';
import { hold } from './capture/hold.ts';
import { launchPinned } from './capture/launch.ts';
import { commitOf } from './capture/origin.ts';
import { type Patience, usualPatience } from './capture/preview-page.ts';
import { sayProgress } from './capture/progress.ts';
import { modes, nearestNames, type StoryEntry, storiesOf, wantedBy } from './capture/stories.ts';
import { builtOf, lastStorybook, storybookOfNow } from './capture/storybook.ts';
import { withoutTrace } from './capture/without-trace.ts';
import { counted } from './counted.ts';
import { firstWord, nearestOf } from './decisions/nearest.ts';
import { type Environment, environmentChanges, environmentOf } from './environment.ts';
import { exitCodes, Stop } from './exit-codes.ts';
import { finish, type WritePage } from './outputs/finish.ts';
import type { Captured } from './picture.ts';
import { writeReport } from './report/write-report.ts';
import { ReportFolder } from './results.ts';
import { Comments } from './review/comments.ts';
import { readRejections } from './review/decisions-file.ts';
import { finishShard } from './shards/finish-shard.ts';
import { shardFolder, shardFrom, storiesIn } from './shards/shard.ts';

export interface Options {
  'no-build'?: boolean;
  all?: boolean;
  /** Only writes down what pictures are drawn with. */
  looks?: boolean;
  shard?: string;
  'new-environment'?: boolean;
  'allow-other-environment'?: boolean;
}

/** What a run reads and writes. */
export interface Places {
  /** The one of the code as it is now, where none is named. */
  storybook?: string;
  baselines: Baselines;
  report: ReportFolder;
  writePage: WritePage;
}

const usual = ({ shard }: Options): Places => ({
  baselines: new Baselines(),
  report: new ReportFolder(shard && shardFolder(shardFrom(shard))),
  writePage: writeReport,
});

/** Every story whose id has one of the filters in it, against its baselines; resolves to the exit code. */
export async function compare(
  filters: readonly string[],
  options: Options,
  places: Places = usual(options),
  patience = usualPatience,
): Promise<number> {
  return withoutTrace([places.report.draft.path], () => compared(filters, options, places, patience));
}

async function compared(
  filters: readonly string[],
  options: Options,
  { storybook: named, baselines, report, writePage }: Places,
  patience: Patience,
): Promise<number> {
  const manifest = baselines.read();
  const damage = manifest ? await baselines.damage(manifest) : [];
  if (damage.length > 0) {
    for (const line of damage.slice(0, 40)) console.error(`  ${line}`);
    throw new Stop(`Of the baselines ${damage.length} cannot be relied on: bring them back, as with \`git checkout\`.`);
  }
  // What the report will hold besides is read now: damaged, it would cost the whole run.
  readRejections(report);
  new Comments().all();
  const built = named ?? (options['no-build'] ? lastStorybook() : undefined);
  const storybook = built ?? (await storybookOfNow());
  const sources = builtOf(storybook);
  const all = storiesOf(storybook);
  const isWanted = wantedBy(filters, all);
  const wanted = all.filter(({ id }) => isWanted(id));
  const guarded = Object.values(manifest?.pictures ?? {}).flatMap(({ story }) => (isWanted(story) ? [story] : []));
  if (wanted.length === 0 && guarded.length === 0) throw new Stop(nothingFound(filters, all), exitCodes.nothingTaken);
  const shard = options.shard === undefined ? undefined : shardFrom(options.shard);
  const share = shard && storiesIn(shard, wanted, guarded);
  const isAsked = share ? (id: string) => share.has(id) : isWanted;
  const stories = wanted.filter(({ id }) => isAsked(id));
  const { draft } = report;
  draft.clear();
  const browser = await launchPinned();
  try {
    const environment = await environmentOf(browser, storybook);
    const code = otherEnvironment(manifest, environment, options, filters.length > 0);
    if (code !== undefined) return code;
    const server = await serveFolder(storybook);
    try {
      const begin = performance.now();
      if (options.looks) {
        const stage = { browser, url: server.url, stories, modes, patience };
        return await writeLooks(stage, { manifest, baselines, draft });
      }
      const rests = contentOf(storybook, stories);
      // What was approved elsewhere says nothing of how it is drawn here.
      const isElsewhere = manifest !== undefined && environmentChanges(manifest.environment, environment).length > 0;
      // What was found of a story is not made good by what it rests on: that may not say all.
      const open = new Set(report.read()?.changes.map(({ story }) => story));
      const [spared, shown] = options.all || isElsewhere ? [[], stories] : sparedOf(stories, rests, manifest, open);
      const court = { manifest, baselines, draft };
      const say = async (shots: readonly Captured[]) => console.log(await firstWord(shots, court));
      const first = { stories: nearestOf(shown), say };
      const onProgress = sayProgress((line) => console.log(line));
      const stage = { browser, url: server.url, stories: shown, modes, patience, first, onProgress };
      const isShown = (id: string) => isAsked(id) && !spared.some((story) => story.id === id);
      const held = await hold(stage, court, isShown);
      if (spared.length > 0)
        held.notes.push(
          `${counted(spared.length, 'story that rests on just what was approved was', 'stories that rest on just what was approved were')} not shown again (--all shows them)`,
        );
      const seconds = (performance.now() - begin) / 1000;
      const filter = filters.length > 0 ? [...filters] : undefined;
      const files = new Map(stories.map(({ id, importPath }) => [id, importPath]));
      const changes = held.changes.map((change) => ({ ...change, file: files.get(change.story) }));
      const found = { ...held, changes, rests, environment, commit: commitOf(), filter, sources, shard, seconds };
      if (shard) return finishShard(found, report, draft);
      const restsNow = contentOf(storybook, all);
      const isThere = (id: string) => all.some((story) => story.id === id);
      return await finish(found, { report, draft, writePage, manifest, isThere, restsNow }, isAsked);
    } finally {
      await server.close();
    }
  } finally {
    await browser.close();
  }
}

function nothingFound(filters: readonly string[], all: readonly StoryEntry[]): string {
  const near = [...new Set(filters.flatMap((filter) => nearestNames(filter, all)))];
  const nearest = near.length > 0 ? ` Nearest to it is ${near.join(', or ')}.` : '';
  return `No story was found${filters.length > 0 ? ` by ${filters.join(', ')}` : ''}: nothing was compared.${nearest}`;
}

/** What would show the very pictures that were approved, and what has to be looked at. */
function sparedOf(
  stories: readonly StoryEntry[],
  rests: Record<string, string>,
  manifest: Manifest | undefined,
  open: ReadonlySet<string>,
) {
  const isAsApproved = ({ id }: StoryEntry) =>
    rests[id] !== undefined && manifest?.rests?.[id] === rests[id] && !open.has(id);
  return [stories.filter(isAsApproved), stories.filter((story) => !isAsApproved(story))] as const;
}

/** The exit code where nothing can be compared here; undefined where it can. */
function otherEnvironment(
  manifest: Manifest | undefined,
  environment: Environment,
  options: Options,
  isFiltered: boolean,
): number | undefined {
  const others = manifest ? environmentChanges(manifest.environment, environment) : [];
  if (others.length === 0) return undefined;
  if (options['new-environment']) {
    if (!isFiltered) return undefined;
    throw new Stop(
      'In another environment than that of the baselines all pictures are taken anew, not some of them.',
      exitCodes.usage,
    );
  }
  const says = `The baselines were taken in another environment (${others.join('; ')}): pictures taken here cannot be held against them.`;
  // Nobody reads what a server skips: what was not compared did not pass.
  if (process.env.CI && !options['allow-other-environment'])
    throw new Stop(
      `${says} Nothing was compared, and with CI set that is a failure; --allow-other-environment lets it pass.`,
    );
  if (options['allow-other-environment']) {
    console.log(`${says} Nothing was compared; that it passes was asked for.`);
    return exitCodes.unchanged;
  }
  throw new Stop(
    `${says}
To take all of them anew, run \`npm run visual -- --new-environment\`, look at the report, and \`npm run visual -- --approve\`.`,
    exitCodes.otherEnvironment,
  );
}
