import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Area } from './capture/page/measuring.ts';
import { readByMode, writeByMode } from './comparison/by-mode.ts';
import type { Pixels } from './comparison/compare.ts';
import type { Environment } from './environment.ts';
import { Stop } from './exit-codes.ts';
import { pictureName, type Shot } from './picture.ts';
import { readJson } from './read-json.ts';
import { SafeFolder } from './safe-folder.ts';
import { hashOfSpoken } from './spoken.ts';

/** A picture that was approved. */
export interface Approved extends Shot {
  /** Of the PNG as it was captured, so that equal ones need no decoding. */
  hash: string;
  /** Of the file as it lies on disk, so that nothing else is taken for it. */
  file?: string;
  /** Left out of the comparison. */
  ignored?: Area[];
  /** Of what it says. */
  spoken?: string;
}

/** What was approved. */
export interface Manifest {
  environment: Environment;
  /** Of what tree, and of which stories alone, the last pictures were approved. */
  commit?: string;
  filter?: string[];
  /** Of each story, a hash of all that its pictures rested on when they were approved, or were last found unchanged. */
  rests?: Record<string, string>;
  /** Of each such story, a hash of what is written of its pictures: who brings two versions together may keep half of either. */
  seals?: Record<string, string>;
  pictures: Record<string, Approved>;
}

/** What is kept in words, a file a story. */
type Text = 'spoken' | 'looks';

/** More than that lies elsewhere than in the repository. */
export const heaviest = 64_000_000;

/** A picture as it is kept; it takes a quarter of a second for a large one. */
export function encoded(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** The folder of the baselines, and what lies in it. */
export class Baselines {
  readonly folder: string;
  readonly #kept: SafeFolder;

  constructor(folder = join(import.meta.dirname, 'baselines')) {
    this.folder = folder;
    this.#kept = new SafeFolder(folder);
  }

  /** Does work of which all that it writes is there afterwards, or nothing, whoever stops it. */
  atOnce(work: () => void) {
    this.#kept.atOnce(work);
  }

  /** Undefined where nothing was approved yet. */
  read(): Manifest | undefined {
    this.#kept.settle();
    const path = join(this.folder, 'manifest.json');
    if (!existsSync(path)) {
      if (this.#files().length === 0) return undefined;
      throw new Stop(`${path} is missing, though baselines lie beside it: bring it back, or nothing guards them.`);
    }
    const remedy = 'bring it back, as with `git checkout`';
    const manifest = readJson<Manifest>(path, remedy);
    const isRead = [manifest?.pictures, manifest?.environment].every((part) => typeof part === 'object' && part);
    if (!isRead) throw new Stop(`${path} names no pictures: ${remedy}.`);
    return { ...manifest, rests: sealedRests(manifest) };
  }

  /** What is not as it was approved, by name: deleted, swapped or damaged since. */
  async damage({ pictures }: Manifest): Promise<string[]> {
    const damage: string[] = [];
    for (const [name, { file, spoken, ...shot }] of Object.entries(pictures)) {
      const path = join(this.folder, `${name}.webp`);
      if (!existsSync(path)) damage.push(`${name} was deleted`);
      else if (spoken !== undefined && hashOfSpoken(this.spoken(shot) ?? '') !== spoken)
        damage.push(`${name} says something else than what was approved`);
      else if (file === undefined ? !(await isPicture(path)) : hashOf(readFileSync(path)) !== file)
        damage.push(`${name} is another picture than the one that was approved`);
    }
    const strangers = this.#files().filter((name) => !(name in pictures));
    return [...damage, ...strangers.map((name) => `${name} was never approved`)];
  }

  write({ pictures, rests = {}, seals: _, ...rest }: Manifest) {
    const sorted = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1));
    const whole = sorted.map(([name, { file, ...picture }]) => {
      const written = file ?? hashOf(this.#kept.need(`${name}.webp`));
      return [name, { ...picture, file: written }] as const;
    });
    const known = Object.keys(rests).length > 0 ? rests : undefined;
    const manifest: Manifest = { ...rest, rests: known, pictures: Object.fromEntries(whole) };
    if (known) manifest.seals = sealsOf(manifest.pictures, Object.keys(known));
    this.#kept.put('manifest.json', `${JSON.stringify(manifest, null, 1)}\n`);
  }

  /** How much there is of them. */
  weight(): { pictures: number; bytes: number } {
    const sizes = this.#files().map((name) => statSync(join(this.folder, `${name}.webp`)).size);
    return { pictures: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  }

  path(shot: Pick<Shot, 'story' | 'mode'>): string {
    return join(this.folder, `${pictureName(shot)}.webp`);
  }

  /** Keeps a captured picture: lossless, so that it is the same pixels. */
  async keep(shot: Pick<Shot, 'story' | 'mode'>, png: Buffer): Promise<void> {
    this.keepEncoded(shot, await encoded(png));
  }

  /** Keeps a picture that is encoded already. */
  keepEncoded(shot: Pick<Shot, 'story' | 'mode'>, webp: Buffer) {
    this.#kept.put(`${pictureName(shot)}.webp`, webp);
  }

  remove(shot: Pick<Shot, 'story' | 'mode'>) {
    this.#kept.drop(`${pictureName(shot)}.webp`);
    this.keepSpoken(shot, undefined);
    this.keepLooks(shot, undefined);
  }

  /** What was approved of what a story says in a mode. */
  spoken(shot: Pick<Shot, 'story' | 'mode'>): string | undefined {
    return this.#textOf(shot, 'spoken');
  }

  keepSpoken(shot: Pick<Shot, 'story' | 'mode'>, text: string | undefined) {
    this.#keepText(shot, 'spoken', text);
  }

  /** What a picture is drawn with, where that was kept: it tells what changed, and is held against nothing. */
  looks(shot: Pick<Shot, 'story' | 'mode'>): string | undefined {
    return this.#textOf(shot, 'looks');
  }

  keepLooks(shot: Pick<Shot, 'story' | 'mode'>, text: string | undefined) {
    this.#keepText(shot, 'looks', text);
  }

  #textOf({ story, mode }: Pick<Shot, 'story' | 'mode'>, kind: Text): string | undefined {
    return this.#textsOf(story, kind).get(mode);
  }

  #keepText({ story, mode }: Pick<Shot, 'story' | 'mode'>, kind: Text, text: string | undefined) {
    const byMode = this.#textsOf(story, kind);
    if (byMode.get(mode) === text) return;
    if (text === undefined) byMode.delete(mode);
    else byMode.set(mode, text);
    const name = `${story}/${kind}.txt`;
    if (byMode.size === 0) this.#kept.drop(name);
    else this.#kept.put(name, writeByMode(byMode));
  }

  #textsOf(story: string, kind: Text): Map<string, string> {
    const text = this.#kept.read(`${story}/${kind}.txt`)?.toString();
    return text === undefined ? new Map() : readByMode(text);
  }

  #files(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.webp'))
      .map((name) => name.replaceAll('\\', '/').slice(0, -'.webp'.length));
  }
}

/** What stories rested on, of those whose pictures are the ones that were sealed then: of others nothing is known. */
function sealedRests({ rests, seals, pictures }: Manifest): Manifest['rests'] {
  if (!rests) return undefined;
  const now = sealsOf(pictures, Object.keys(rests));
  return Object.fromEntries(Object.entries(rests).filter(([story]) => seals?.[story] === now[story]));
}

/** By story, a hash of what a manifest says of its pictures; it has one where there are none, too. */
export function sealsOf(pictures: Manifest['pictures'], stories: readonly string[]): Record<string, string> {
  const ofStory = Map.groupBy(Object.entries(pictures), ([, { story }]) => story);
  return Object.fromEntries(
    stories.map((story) => [story, hashOf(Buffer.from(JSON.stringify(ofStory.get(story) ?? []))).slice(0, 16)]),
  );
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function readPixels(picture: string | Buffer): Promise<Pixels> {
  // Read here: by its path, a file that was written anew would be remembered as it was.
  const bytes = typeof picture === 'string' ? readFileSync(picture) : picture;
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function isPicture(path: string): Promise<boolean> {
  return sharp(readFileSync(path))
    .metadata()
    .then(({ format }) => format === 'webp')
    .catch(() => false);
}
