import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from '../../tooling/library/build-library.ts';
import { type Packed, packedOf } from './packed.ts';

/** What a door of the package weighs for a page that has all of it. */
export interface DoorCost extends Packed {
  door: string;
}

/** What each door of the package costs whoever imports nothing else, as Vite builds it for production. */
export async function benchLibrary(work: string): Promise<DoorCost[]> {
  const folder = join(work, 'node_modules', 'ninefold');
  mkdirSync(join(work, 'node_modules'), { recursive: true });
  await buildLibrary(folder);
  const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const costs: DoorCost[] = [];
  for (const [door, given] of Object.entries(manifest.exports))
    if (typeof given === 'object') {
      const name = door.slice(2);
      costs.push({ door: name, ...(await packedOf(work, `export * from 'ninefold/${name}';`)) });
    }
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
