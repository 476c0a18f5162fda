import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProduction } from '../in-production.ts';
import { root } from '../run.ts';
import { buildScripts } from './build-scripts.ts';
import { buildStyles } from './build-styles.ts';
import { buildTypes } from './build-types.ts';
import { packageOf } from './package-of.ts';

/** Folders of the library that are no part of what it gives: what its components share among themselves. */
const inner = ['internal'];

/** The names that the package gives, each a folder of the library. */
export function doorsOf(): string[] {
  return readdirSync(join(root, 'src', 'components'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !inner.includes(entry.name))
    .map(({ name }) => name);
}

/**
 * Builds the library as a package for other projects: a door for each component, types, CSS with and without Tailwind, tokens.
 * @param folder where to; what is in it goes
 */
export async function buildLibrary(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const doors = doorsOf();
  const [imported] = await inProduction(() =>
    Promise.all([buildScripts(folder, doors), buildTypes(folder), buildStyles(folder)]),
  );
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(doors, imported), null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(root, 'src', 'components', name), join(folder, name));
}
