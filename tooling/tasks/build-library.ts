import { join } from 'node:path';
import { buildLibrary, doorsOf } from '../library/build-library.ts';
import { root } from '../run.ts';

await buildLibrary(join(root, 'dist-library'));
console.log(
  `\nThe package is in dist-library/: ${doorsOf().length} doors. Pack it with npm pack, or publish it with npm publish.`,
);
