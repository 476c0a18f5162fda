import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Kilobytes of a script as Vite builds it for production, packed, without React. */
export interface Packed {
  /** What a page loads at once. */
  first: number;
  /** What comes when something of it is opened. */
  later: number;
}

/** What code weighs that imports what is installed in a folder. */
export async function packedOf(folder: string, code: string): Promise<Packed> {
  const entry = join(folder, 'door.js');
  writeFileSync(entry, code);
  const built = await build({
    configFile: false,
    root: folder,
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
  return { first: kilobytes(true), later: kilobytes(false) };
}
