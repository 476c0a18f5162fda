import { parseArgs } from 'node:util';
import { buildSite } from '../build-site.ts';

const usage = `npm run build [-- --with-specification]

Builds the product as a static site, for the people who use it: without chapters, gaps, vocabulary, preview as another
role, examples and the opening of documents. --with-specification adds all of that, for the people who make it.`;

const folder = process.env.NINEFOLD_OUT ?? 'dist';

try {
  const { values } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, 'with-specification': { type: 'boolean' } },
  });
  if (values.help) console.log(usage);
  else {
    await buildSite(folder, { withSpecification: values['with-specification'] ?? false });
    console.log(`\nThe site is in ${folder}/: any web server can serve it, from any folder.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
