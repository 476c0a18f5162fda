import { build } from 'vite';

const root = `${import.meta.dirname}/..`;

/**
 * Builds the static site.
 * @param outDir where to, from the root of the repository
 */
export async function buildSite(outDir = 'dist', { quiet = false } = {}): Promise<void> {
  await build({ root, logLevel: quiet ? 'error' : 'info', build: { outDir, emptyOutDir: true } });
}
