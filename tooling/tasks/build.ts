import { buildSite } from '../build-site.ts';

try {
  await buildSite();
  console.log('\nThe site is in dist/: any web server can serve it, from any folder.');
} catch (error) {
  // What Vite says of a failed build it has said already; a document's errors are worth a line of their own.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
