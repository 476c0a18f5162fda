import { build } from 'vite';

const root = `${import.meta.dirname}/..`;

/**
 * Builds the static site.
 * @param outDir where to, from the root of the repository
 */
export async function buildSite(outDir = 'dist', { quiet = false } = {}): Promise<void> {
  const environment = process.env.NODE_ENV;
  // Tests run in another one, and would get React as it is for development.
  process.env.NODE_ENV = 'production';
  try {
    await build({ root, logLevel: quiet ? 'error' : 'info', build: { outDir, emptyOutDir: true } });
  } finally {
    process.env.NODE_ENV = environment;
  }
}
