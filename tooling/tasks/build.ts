import { buildSite } from '../build-site.ts';
import { parseArguments, reasonOf, tooMany } from '../command-line.ts';
import { productPath, refusalOf } from '../documents.ts';

const usage = `npm run build [-- [document.md] [--with-specification]]

Builds the product of PRODUCT.md, or of another document, as a static site, for the people who use it: without chapters,
gaps, vocabulary, preview as another role, examples and the opening of documents. --with-specification adds all of that, for
the people who make it.`;

const folder = process.env.NINEFOLD_OUT ?? 'dist';

/** Why it cannot be built, in a sentence; undefined where it was. */
async function build(): Promise<string | undefined> {
  const { values, positionals } = parseArguments({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, 'with-specification': { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return undefined;
  }
  const path = productPath(positionals[0]);
  const refusal = tooMany('built', positionals) ?? refusalOf(path);
  if (refusal) return refusal;
  process.env.NINEFOLD_DOCUMENT = path;
  await buildSite(folder, { withSpecification: values['with-specification'] ?? false });
  console.log(`\nThe site is in ${folder}/: any web server can serve it, from any folder.`);
  return undefined;
}

const refusal = await build().catch(reasonOf);
if (refusal !== undefined) {
  console.error(refusal);
  process.exitCode = 1;
}
