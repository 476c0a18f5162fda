import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from './baselines.ts';
import type { Area } from './capture/page/measuring.ts';
import type { Place } from './comparison/places.ts';
import type { Environment } from './environment.ts';
import { pictureName, type Shot } from './picture.ts';
import { readJson } from './read-json.ts';
import type { Shard } from './shards/shard.ts';

/** Where a run leaves its pictures, its results and its report. */
export const reportFolder = join(import.meta.dirname, '..', '..', 'visual-report');

/** A picture that is not as it was approved. */
export interface Change extends Shot {
  kind: 'changed' | 'new' | 'removed' | 'failed';
  /** Of the captured PNG; of a removed one, of its baseline. */
  hash?: string;
  /** Of the baseline that it was held against. */
  approved?: string;
  /** Where it differs, and how. */
  boxes?: Place[];
  /** What draws in it. */
  components?: string[];
  /** The component that the story's own shares its parts with, as `Drawer` does with `Dialog`. */
  family?: string;
  /** What it says, as a hash; the lines that went (`- `) and came (`+ `) since it was approved. */
  spoken?: { hash?: string; lines: string[] };
  /** Left out of the comparison. */
  ignored?: Area[];
  /** What its document states otherwise than before and it could show, where two versions of one are held against each other. */
  facts?: readonly string[];
  /** Of its stories, from the root. */
  file?: string;
  /** Why it failed, and where. */
  error?: string;
  stack?: string;
  /** It failed, and how it looked then is in the report's folder. */
  isPictured?: boolean;
  /** Found by an earlier run; the last one did not ask for its story. */
  isEarlier?: true;
  /** What its story rests on is not what it was when its picture was taken. */
  isStale?: true;
  /** Two fresh pages showed it differently: something in it is not pinned. */
  isUnsteady?: boolean;
}

export interface Results {
  environment: Environment;
  /** Of what tree, and of which stories alone. */
  commit?: string;
  filter?: string[];
  /** A hash of the files that the Storybook was built of; undefined where nobody knows. */
  sources?: string;
  /** What is there again once nothing of it is accepted: of the pictures, those of its changes. */
  against?: Manifest;
  /** What nobody looked at, as a sentence: parts of a run that died. */
  missing?: string;
  /** Of all stories that were asked for, these alone. */
  shard?: Shard;
  /** Two versions of a document that were held against each other: there is nothing to approve. */
  documents?: { before: string; after: string };
  /** How many pictures were taken. */
  taken: number;
  /** Of each story that was asked for, a hash of all that its pictures rest on. */
  rests?: Record<string, string>;
  seconds: number;
  /** What pictures that are as they were approved are drawn with by now, where that is not what is kept: without it, later changes would be told by what did not change then. */
  looks?: { story: string; mode: string; says: string }[];
  changes: Change[];
  /** What is true of the run besides: stories that leak into others, and the like. */
  notes?: string[];
}

/** A folder of results; a run writes into one beside the last, which stays until the new one is complete. */
export class ReportFolder {
  readonly path: string;

  constructor(path = reportFolder) {
    this.path = path;
  }

  read(): Results | undefined {
    const path = join(this.path, 'results.json');
    return existsSync(path) ? readJson<Results>(path, 'run `npm run visual` again') : undefined;
  }

  write(results: Results) {
    mkdirSync(this.path, { recursive: true });
    writeFileSync(join(this.path, 'results.json.new'), JSON.stringify(results));
    renameSync(join(this.path, 'results.json.new'), join(this.path, 'results.json'));
  }

  /** The captured picture of a change. */
  captured(shot: Pick<Shot, 'story' | 'mode'>): string {
    return join(this.path, 'pictures', `${pictureName(shot)}.after.png`);
  }

  /** A copy of the baseline beside it, so that the folder stands alone. */
  before(shot: Pick<Shot, 'story' | 'mode'>): string {
    return join(this.path, 'pictures', `${pictureName(shot)}.before.webp`);
  }

  /** What the captured picture says. */
  spoken(shot: Pick<Shot, 'story' | 'mode'>): string {
    return join(this.path, 'pictures', `${pictureName(shot)}.after.txt`);
  }

  /** What the baseline says. */
  spokenBefore(shot: Pick<Shot, 'story' | 'mode'>): string {
    return join(this.path, 'pictures', `${pictureName(shot)}.before.txt`);
  }

  /** What the captured picture is drawn with. */
  looks(shot: Pick<Shot, 'story' | 'mode'>): string {
    return join(this.path, 'pictures', `${pictureName(shot)}.after.looks.txt`);
  }

  /** What the baseline was drawn with. */
  looksBefore(shot: Pick<Shot, 'story' | 'mode'>): string {
    return join(this.path, 'pictures', `${pictureName(shot)}.before.looks.txt`);
  }

  /** Beside this one, to be filled. */
  get draft(): ReportFolder {
    return new ReportFolder(`${this.path}.new`);
  }

  /** Makes it an empty folder. */
  clear() {
    this.remove();
    mkdirSync(this.path, { recursive: true });
  }

  /** Takes over the pictures of a change from another folder. */
  takeFrom(other: ReportFolder, change: Change) {
    for (const [from, to] of [
      [other.captured(change), this.captured(change)],
      [other.before(change), this.before(change)],
      [other.spoken(change), this.spoken(change)],
      [other.spokenBefore(change), this.spokenBefore(change)],
      [other.looks(change), this.looks(change)],
      [other.looksBefore(change), this.looksBefore(change)],
    ] as const)
      if (existsSync(from)) cpSync(from, to);
  }

  /** The draft is complete: it takes this folder's place. */
  replaceBy(draft: ReportFolder) {
    rmSync(`${this.path}.old`, { recursive: true, force: true });
    if (existsSync(this.path)) renameSync(this.path, `${this.path}.old`);
    renameSync(draft.path, this.path);
    rmSync(`${this.path}.old`, { recursive: true, force: true });
  }

  remove() {
    rmSync(this.path, { recursive: true, force: true });
  }
}

export function keepPicture(path: string, picture: Buffer | string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
