import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '#tooling/build-site';
import { root, run } from '#tooling/run';
import { serveFolder } from '#tooling/serve-folder';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    storybook: string;
  }
}

/** Builds the site once and serves it as any static web server would, and the static Storybook beside it. */
export default async function setup(project: TestProject) {
  const folder = join(root, 'node_modules', '.cache', 'ninefold', 'site');
  await buildSite(folder, { quiet: true, withSpecification: true });
  const storybook = join(root, 'storybook-static');
  if (!existsSync(storybook)) await run('storybook', ['build', '--disable-telemetry', '--quiet']);
  const [site, stories] = [await serveFolder(folder), await serveFolder(storybook)];
  project.provide('site', site.url);
  project.provide('storybook', stories.url);
  return () => Promise.all([site.close(), stories.close()]).then(() => undefined);
}
