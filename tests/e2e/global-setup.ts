import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '#tooling/build-site';
import { root, run } from '#tooling/run';
import { serveFolder } from '#tooling/serve-folder';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    /** The site as it is built for a server of the product's own, and what stands in it for the server's address. */
    siteForServer: { folder: string; address: string };
    storybook: string;
  }
}

/** Builds the site once and serves it as any static web server would, and the static Storybook beside it. */
export default async function setup(project: TestProject) {
  const folder = join(root, 'node_modules', '.cache', 'ninefold', 'site');
  await buildSite(folder, { quiet: true, withSpecification: true });
  const forServer = { folder: `${folder}-for-server`, address: 'http://nowhere.invalid' };
  process.env.VITE_API_ADDRESS = forServer.address;
  await buildSite(forServer.folder, { quiet: true, withSpecification: true });
  delete process.env.VITE_API_ADDRESS;
  const storybook = join(root, 'storybook-static');
  if (!existsSync(storybook)) {
    // Here it would be a build for tests, which is another.
    const forPeople = { NODE_ENV: 'production', VITEST: '' };
    await run('storybook', ['build', '--disable-telemetry', '--loglevel', 'warn'], forPeople);
  }
  const [site, stories] = [await serveFolder(folder), await serveFolder(storybook)];
  project.provide('site', site.url);
  project.provide('siteForServer', forServer);
  project.provide('storybook', stories.url);
  return () => Promise.all([site.close(), stories.close()]).then(() => undefined);
}
