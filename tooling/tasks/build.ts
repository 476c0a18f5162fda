import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../build-site.ts';
import { refusalOf } from '../documents.ts';
import { root } from '../run.ts';

const usage = `npm run build [-- [document.md] [--with-specification]]

Builds the product of PRODUCT.md, or of another document, as a static site, for the people who use it: without chapters,
gaps, vocabulary, preview as another role, examples and the opening of documents. --with-specification adds all of that, for
the people who make it.`;

const folder = process.env.NINEFOLD_OUT ?? 'dist';

/** Why it cannot be built, in a sentence; undefined where it was. */
async function build(): Promise<string | undefined> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, 'with-specification': { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return undefined;
  }
  const [document, ...others] = positionals;
  if (others.length > 0) return `One document is built at a time; these are ${others.length + 1}.`;
  const path = resolve(root, document ?? process.env.NINEFOLD_DOCUMENT ?? 'PRODUCT.md');
  const refusal = refusalOf(path);
  if (refusal) return refusal;
  process.env.NINEFOLD_DOCUMENT = path;
  await buildSite(folder, { withSpecification: values['with-specification'] ?? false });
  console.log(`\nThe site is in ${folder}/: any web server can serve it, from any folder.`);
  return undefined;
}

const refusal = await build().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
if (refusal !== undefined) {
  console.error(refusal);
  process.exitCode = 1;
}
