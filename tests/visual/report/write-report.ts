import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeOfflinePage } from '#tooling/offline-page';
import { Baselines } from '../baselines.ts';
import { type Decision, decisionsOf } from '../decisions/decisions.ts';
import { headline } from '../outputs/summary.ts';
import { pictureName } from '../picture.ts';
import { type Change, ReportFolder, type Results } from '../results.ts';
import { Comments } from '../review/comments.ts';
import { readRejections } from '../review/decisions-file.ts';
import { historyOf } from '../review/history.ts';
import type { EmbeddedPicture, ReportData } from './report-data.ts';
import { tellingPart } from './telling-part.ts';

/** Writes the report: one page that opens from the file system, with scripts, styles, fonts and pictures inside. */
export async function writeReport(
  results: Results,
  folder = new ReportFolder().path,
  { baselines = new Baselines(), comments = new Comments() } = {},
): Promise<void> {
  const { changes, against, ...run } = results;
  const decisions = decisionsOf(changes);
  const id = createHash('sha256').update(JSON.stringify(results)).digest('hex').slice(0, 12);
  const data: ReportData = {
    ...run,
    id,
    headline: headline(decisions, run.documents && 'difference'),
    decisions,
    rejected: readRejections(new ReportFolder(folder)),
    history: historyOf(changes.map(pictureName), baselines.folder),
    comments: comments.all().filter(({ resolved }) => !resolved),
    parts: await parts(decisions, new ReportFolder(folder)),
    pictures: await pictures(changes, new ReportFolder(folder)),
  };
  await writeOfflinePage(folder, {
    title: data.headline,
    entry: join(import.meta.dirname, 'report.tsx'),
    name: 'visualReport',
    data,
  });
}

async function parts(decisions: readonly Decision[], report: ReportFolder): Promise<ReportData['parts']> {
  const found: ReportData['parts'] = {};
  for (const { id, changes } of decisions) {
    const [first] = changes;
    const path = first && [report.captured(first), report.before(first)].find((one) => existsSync(one));
    if (path) found[id] = await tellingPart(first, path);
  }
  return found;
}

async function pictures(changes: readonly Change[], report: ReportFolder): Promise<ReportData['pictures']> {
  const found: ReportData['pictures'] = {};
  for (const change of changes) {
    const name = pictureName(change);
    for (const [side, path] of [
      ['before', report.before(change)],
      ['after', report.captured(change)],
    ] as const) {
      if (existsSync(path)) found[`${name}.${side}`] = await embedded(path);
    }
  }
  return found;
}

/** What is approved is as small as it can be already. */
async function embedded(path: string): Promise<EmbeddedPicture> {
  const isSmall = path.endsWith('.webp');
  const picture = isSmall ? readFileSync(path) : await sharp(path).webp({ lossless: true, effort: 0 }).toBuffer();
  const { width, height } = await sharp(picture).metadata();
  return { source: `data:image/webp;base64,${picture.toString('base64')}`, width, height };
}
