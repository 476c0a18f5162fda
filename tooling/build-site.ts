import { build } from 'vite';
import { inProduction } from './in-production.ts';
import { productAlone } from './product-alone.ts';

const root = `${import.meta.dirname}/..`;

/**
 * Builds the static site: the product, as for the people who use it; with its specification as for those who make it.
 * @param outDir where to, from the root of the repository
 */
export async function buildSite(outDir = 'dist', { quiet = false, withSpecification = false } = {}): Promise<void> {
  await inProduction(() =>
    build({
      root,
      configLoader: 'native',
      logLevel: quiet ? 'error' : 'info',
      build: { outDir, emptyOutDir: true },
      define: { [productAlone]: String(!withSpecification) },
    }),
  );
}
