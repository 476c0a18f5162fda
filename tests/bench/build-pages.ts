import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { specificationPlugin } from '#tooling/specification-plugin';

/**
 * Builds a page for each script of a folder beside this one, as for production; the folder that they lie in.
 * @param rivals where what is no dependency of ours is installed: scripts of a folder within are written for that
 */
export async function buildPages(
  work: string,
  folder: string,
  scripts: readonly string[],
  rivals?: string,
): Promise<string> {
  const source = join(work, folder);
  const outDir = join(work, `${folder}-built`);
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const pages = scripts.map((name) => {
    const page = join(source, `${name}.html`);
    mkdirSync(dirname(page), { recursive: true });
    const script = join(import.meta.dirname, folder, `${name}.${name.includes('/') ? 'jsx' : 'tsx'}`);
    writeFileSync(page, `<!doctype html><div id="root"></div><script type="module" src="${script}"></script>`);
    return page;
  });
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    plugins: [react(), tailwind(), specificationPlugin()],
    resolve: { alias: rivals ? installedIn(rivals) : [], dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, rollupOptions: { input: pages } },
  });
  return outDir;
}

function installedIn(folder: string) {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return Object.keys(dependencies).map((find) => ({ find, replacement: join(folder, 'node_modules', find) }));
}
