import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Pixels } from './compare.ts';
import type { Environment } from './environment.ts';
import { pictureName, type Shot } from './picture.ts';

const folder = join(import.meta.dirname, 'baselines');
const manifestPath = join(folder, 'manifest.json');

/** What was approved: for each picture the hash of the PNG as it was captured, so that equal ones need no decoding. */
export interface Manifest {
  environment: Environment;
  pictures: Record<string, Shot & { hash: string }>;
}

/** Undefined where nothing was approved yet. */
export function readManifest(): Manifest | undefined {
  return existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')) : undefined;
}

export function writeManifest({ environment, pictures }: Manifest) {
  mkdirSync(folder, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(manifestPath, `${JSON.stringify({ environment, pictures: sorted }, null, 1)}\n`);
}

export function baselinePath(shot: Pick<Shot, 'story' | 'mode'>): string {
  return join(folder, `${pictureName(shot)}.webp`);
}

export async function readPixels(picture: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Keeps a captured picture as the baseline: lossless, so that it is the same pixels. */
export async function writeBaseline(shot: Pick<Shot, 'story' | 'mode'>, png: Buffer): Promise<void> {
  const path = baselinePath(shot);
  mkdirSync(dirname(path), { recursive: true });
  await sharp(png).webp({ lossless: true, effort: 6 }).toFile(path);
}

export function removeBaseline(shot: Pick<Shot, 'story' | 'mode'>) {
  rmSync(baselinePath(shot), { force: true });
}
