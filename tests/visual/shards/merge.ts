import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Baselines } from '../baselines.ts';
import { wantedBy } from '../capture/stories.ts';
import { withoutTrace } from '../capture/without-trace.ts';
import { exitCodes, Stop } from '../exit-codes.ts';
import { finish, type WritePage } from '../outputs/finish.ts';
import { pictureName } from '../picture.ts';
import { ReportFolder, type Results } from '../results.ts';
import { type Shard, shardsFolder } from './shard.ts';

interface Part extends Results {
  shard: Shard;
  folder: ReportFolder;
}

interface Merging {
  report: ReportFolder;
  baselines: Baselines;
  writePage: WritePage;
}

/** Makes one report of what the parts found, the very one that a single run would have made; resolves to the exit code. */
export async function merge(folders: readonly string[], merging: Merging): Promise<number> {
  return withoutTrace([merging.report.draft.path], () => merged(folders, merging));
}

async function merged(folders: readonly string[], { report, baselines, writePage }: Merging): Promise<number> {
  const parts = (folders.length > 0 ? folders : [shardsFolder]).flatMap(partsIn);
  const [first] = parts;
  if (!first) throw new Stop('There is nothing to merge: run each part with --shard first.', exitCodes.usage);
  const { folder: _, shard, ...whole } = first;
  assertTogether(parts, shard.of);
  const missing = missingOf(parts, shard.of);
  const { draft } = report;
  draft.clear();
  for (const { folder, changes } of parts) for (const change of changes) draft.takeFrom(folder, change);
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  const found: Results = {
    ...whole,
    taken: sum(({ taken }) => taken),
    // They ran beside one another.
    seconds: Math.max(...parts.map(({ seconds }) => seconds)),
    rests: Object.assign({}, ...parts.map(({ rests }) => rests)),
    notes: parts.flatMap(({ notes = [] }) => notes),
    looks: parts.flatMap(({ looks = [] }) => looks),
    ...(missing && { missing }),
    changes: parts.flatMap(({ changes }) => changes).sort((a, b) => (pictureName(a) < pictureName(b) ? -1 : 1)),
  };
  const manifest = baselines.read();
  const stories = found.changes.map(({ story, file = '' }) => ({ id: story, importPath: file }));
  return finish(found, { report, draft, writePage, manifest }, wantedBy(whole.filter ?? [], stories));
}

/** A folder is what one part left, or holds such folders. */
function partsIn(path: string): Part[] {
  const folder = new ReportFolder(path);
  const results = folder.read();
  if (results) {
    const { shard } = results;
    if (!shard) throw new Stop(`${path} is a whole report, and no part of one.`, exitCodes.usage);
    return [{ ...results, shard, folder }];
  }
  if (!existsSync(path)) throw new Stop(`${path} does not exist: no part left anything there.`, exitCodes.usage);
  return readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !entry.name.endsWith('.new') && existsSync(join(path, entry.name, 'results.json')),
    )
    .flatMap((entry) => partsIn(join(path, entry.name)));
}

function assertTogether(parts: readonly Part[], of: number) {
  const [first] = parts;
  for (const key of ['commit', 'sources', 'filter', 'environment'] as const) {
    const other = parts.find((part) => !isDeepStrictEqual(part[key], first?.[key]));
    if (other)
      throw new Stop(
        `The parts do not belong together: part ${other.shard.part} ${key === 'sources' ? 'is of other code' : `has another ${key}`}.`,
      );
  }
  const other = parts.find(({ shard }) => shard.of !== of);
  if (other) throw new Stop(`The parts do not belong together: one is of ${of}, another of ${other.shard.of}.`);
  if (new Set(parts.map(({ shard }) => shard.part)).size < parts.length)
    throw new Stop('A part is there twice: leave one of them out.');
}

/** What one part did not look at, nobody did: what the others found is shown, and never passes. */
function missingOf(parts: readonly Part[], of: number): string | undefined {
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter(
    (wanted) => !parts.some(({ shard }) => shard.part === wanted),
  );
  if (missing.length === 0) return undefined;
  const [parted, guard] = missing.length > 1 ? ['Parts', 'they guard'] : ['Part', 'it guards'];
  return `${parted} ${missing.join(', ')} of ${of} left nothing: what ${guard} is not known.`;
}
