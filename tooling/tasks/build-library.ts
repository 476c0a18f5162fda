import { join } from 'node:path';
import { parseArguments } from '../command-line.ts';
import { buildLibrary, doorsOf } from '../library/build-library.ts';
import { root } from '../run.ts';

const usage = `npm run build:library

Builds the components as a package for other projects, in dist-library/: a door for each, types, CSS with and without
Tailwind, tokens. What is in that folder goes.`;

async function main() {
  const { values } = parseArguments({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(usage);
  await buildLibrary(join(root, 'dist-library'));
  console.log(
    `\nThe package is in dist-library/: ${doorsOf().length} doors. Pack it with npm pack, or publish it with npm publish.`,
  );
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
