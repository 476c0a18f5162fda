import { build } from 'vite';
import { inProduction } from './in-production.ts';

const root = `${import.meta.dirname}/..`;

/** What the code asks, and the build decides: whether this is the product without what it is made with. */
export const productAlone = 'import.meta.env.PRODUCT_ALONE';

/**
 * Builds the static site: the product, as for the people who use it; with its specification as for those who make it.
 * @param outDir where to, from the root of the repository
 */
export async function buildSite(outDir = 'dist', { quiet = false, withSpecification = false } = {}): Promise<void> {
  await inProduction(() =>
    build({
      root,
      logLevel: quiet ? 'error' : 'info',
      build: { outDir, emptyOutDir: true },
      define: { [productAlone]: String(!withSpecification) },
    }),
  );
}
