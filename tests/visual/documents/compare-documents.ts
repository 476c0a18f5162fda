import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, type Specification } from '#specification';
import { formatProblem } from '#specification/texts/problems';
import { readDocument, refusalOf } from '#tooling/documents';
import { root } from '#tooling/run';
import { serveFolder } from '#tooling/serve-folder';
import { type DocumentStory, storiesOf as storiesOfProduct } from '../../../.storybook/stories-of.ts';
import { withoutLines } from '../../../.storybook/without-lines.ts';
import { alone } from '../alone.ts';
import { acceptedOf } from '../approval/accepted.ts';
import { keepAccepted } from '../approval/approve.ts';
import { Baselines, type Manifest } from '../baselines.ts';
import { type Held, hold } from '../capture/hold.ts';
import { launchPinned } from '../capture/launch.ts';
import { usualPatience } from '../capture/preview-page.ts';
import { modes, storiesOf } from '../capture/stories.ts';
import { buildStorybook } from '../capture/storybook.ts';
import { withoutTrace } from '../capture/without-trace.ts';
import { counted } from '../counted.ts';
import { decisionsOf } from '../decisions/decisions.ts';
import { environmentOf } from '../environment.ts';
import { codeOf, exitCodes, Stop } from '../exit-codes.ts';
import { summaryLines } from '../outputs/summary.ts';
import { writeOutputs } from '../outputs/write-outputs.ts';
import { writeReport } from '../report/write-report.ts';
import { type Change, ReportFolder, type Results, reportFolder } from '../results.ts';
import { changedFacts, factsOf } from './changed-facts.ts';

/** Both lie here in turn. */
const place = join(root, '.cache', 'document.md');

const held = join(root, 'node_modules', '.cache', 'ninefold', 'documents.held');

/** Shows every screen that two versions of a document draw differently, by the fact that changed; resolves to the exit code. */
export async function compareDocuments(paths: readonly string[]): Promise<number> {
  const [before, after] = paths;
  if (!before || !after || paths.length > 2)
    throw new Stop('Name two versions of a document, the earlier one first.', exitCodes.usage);
  for (const path of [before, after]) {
    const refusal = refusalOf(path);
    if (refusal) throw new Stop(refusal, exitCodes.usage);
  }
  const read = [before, after].map((path) => [path, readDocument(path)] as const);
  const errors = read.flatMap(([path, { problems }]) =>
    problems.filter(({ severity }) => severity === 'error').map((problem) => formatProblem(path, problem)),
  );
  if (errors.length > 0)
    throw new Stop(
      `Mend this first: what cannot be used is drawn as missing.\n  ${errors.join('\n  ')}`,
      exitCodes.usage,
    );
  const [earlier, later] = read.map(([, reading]) => JSON.stringify(withoutLines(reading)));
  if (earlier === later) {
    console.log('Both state the same: no screen is drawn otherwise.');
    return exitCodes.unchanged;
  }
  const scratch = mkdtempSync(join(tmpdir(), 'ninefold-documents-'));
  const report = new ReportFolder(`${reportFolder}-documents`);
  const specifications = read.map(([, { specification }]) => specification);
  const work = () => compared(before, after, specifications, { scratch, report });
  return alone(held, () => withoutTrace([scratch, place, report.draft.path], work));
}

interface Folders {
  scratch: string;
  report: ReportFolder;
}

async function compared(
  before: string,
  after: string,
  specifications: readonly Specification[],
  { scratch, report }: Folders,
): Promise<number> {
  const baselines = new Baselines(join(scratch, 'baselines'));
  const first = new ReportFolder(join(scratch, 'before'));
  const { draft } = report;
  draft.clear();
  const browser = await launchPinned();
  const pictured = async (path: string, draft: ReportFolder, manifest?: Manifest): Promise<Results> => {
    const storybook = await built(path, join(scratch, 'storybook'));
    const server = await serveFolder(storybook);
    const stage = { browser, url: server.url, stories: storiesOf(storybook), modes, patience: usualPatience };
    console.log(`\n${counted(stage.stories.length, 'story', 'stories')} of ${path}:`);
    const begin = performance.now();
    const held: Held = await hold(stage, { manifest, baselines, draft }, () => true).finally(() => server.close());
    const seconds = (performance.now() - begin) / 1000;
    return { ...held, environment: await environmentOf(browser, storybook), seconds };
  };
  try {
    const earlier = await pictured(before, first);
    await keepAccepted(acceptedOf(earlier.changes, []), earlier, first, baselines);
    const later = await pictured(after, draft, baselines.read());
    const results = { ...later, documents: { before, after }, changes: withFacts(later.changes, specifications) };
    draft.write(results);
    await writeReport(results, draft.path, { baselines });
    report.replaceBy(draft);
    writeOutputs(results, report.path);
    for (const line of summaryLines(decisionsOf(results.changes))) console.log(line);
    console.log(`Look at them in ${join(report.path, 'index.html')}.`);
    return codeOf(results.changes);
  } finally {
    await browser.close();
  }
}

async function built(path: string, folder: string): Promise<string> {
  mkdirSync(join(place, '..'), { recursive: true });
  copyFileSync(path, place);
  const code = await buildStorybook(folder, { NINEFOLD_PICTURED: place });
  if (code !== 0) throw new Stop(`The stories of ${path} could not be built: what went wrong stands above.`);
  return folder;
}

/** Each change with the facts that its screen is about. */
function withFacts(changes: readonly Change[], [before, after]: readonly Specification[]): Change[] {
  if (!before || !after) return [...changes];
  const facts = changedFacts(before, after);
  const products = [after, before].map(compile);
  const pages = new Map<string, DocumentStory & { entity?: string }>();
  for (const product of products.toReversed())
    for (const story of storiesOfProduct(product)) {
      const entity = story.screen === undefined ? undefined : product.screen(story.screen)?.entity?.name;
      pages.set(story.name, { ...story, entity });
    }
  return changes.map((change) => {
    const page = pages.get(change.title.split(': ').slice(1).join(': ')) ?? {};
    const shown = factsOf({ ...page, heard: change.spoken?.lines }, facts, { before, after });
    return { ...change, facts: shown.map(({ says }) => says) };
  });
}
