import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildLibrary } from '../../tooling/library/build-library.ts';

/** Kilobytes of a door of the package, packed, without React. */
export interface DoorCost {
  door: string;
  /** What a page loads that has all of the door. */
  first: number;
  /** What comes when something of it is opened. */
  later: number;
}

/** What each door of the package costs whoever imports nothing else, as Vite builds it for production. */
export async function benchLibrary(work: string): Promise<DoorCost[]> {
  const folder = join(work, 'node_modules', 'ninefold');
  mkdirSync(join(work, 'node_modules'), { recursive: true });
  await buildLibrary(folder);
  const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const costs: DoorCost[] = [];
  for (const [door, given] of Object.entries(manifest.exports))
    if (typeof given === 'object') costs.push(await costOf(work, door.slice(2)));
  return costs.sort((a, b) => a.first - b.first);
}

/** By door, in tenths of a kilobyte: what is written down does not change with each byte. */
export function sizesOf(costs: readonly DoorCost[]): Record<string, { first: number; later: number }> {
  const rounded = (kilobytes: number) => Math.round(kilobytes * 10) / 10;
  return Object.fromEntries(
    costs
      .toSorted((a, b) => a.door.localeCompare(b.door))
      .map(({ door, first, later }) => [door, { first: rounded(first), later: rounded(later) }]),
  );
}

async function costOf(work: string, door: string): Promise<DoorCost> {
  const entry = join(work, 'door.js');
  writeFileSync(entry, `export * from 'ninefold/${door}';`);
  const built = await build({
    configFile: false,
    root: work,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');
  const atOnce = new Set<string>();
  const visit = (name: string) => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(next);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName);
  const kilobytes = (isFirst: boolean) =>
    chunks
      .filter(({ fileName }) => atOnce.has(fileName) === isFirst)
      .reduce((sum, { code }) => sum + gzipSync(code).length / 1000, 0);
  return { door, first: kilobytes(true), later: kilobytes(false) };
}
