import { buildSite } from '../build-site.ts';

const folder = process.env.NINEFOLD_OUT ?? 'dist';

try {
  await buildSite(folder);
  console.log(`\nThe site is in ${folder}/: any web server can serve it, from any folder.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
