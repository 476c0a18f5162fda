import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { specificationPlugin } from '#tooling/specification-plugin';

/** Builds a page for each script of a folder beside this one, as for production; the folder that they lie in. */
export async function buildPages(work: string, folder: string, scripts: readonly string[]): Promise<string> {
  const source = join(work, folder);
  const outDir = join(work, `${folder}-built`);
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const pages = scripts.map((name) => {
    const page = join(source, `${name}.html`);
    const script = join(import.meta.dirname, folder, `${name}.tsx`);
    writeFileSync(page, `<!doctype html><div id="root"></div><script type="module" src="${script}"></script>`);
    return page;
  });
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    plugins: [react(), tailwind(), specificationPlugin()],
    build: { outDir, emptyOutDir: true, rollupOptions: { input: pages } },
  });
  return outDir;
}
