import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '#tooling/build-site';
import { serveFolder } from '#tooling/serve-folder';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
  }
}

/** Builds the site once and serves it as any static web server would. */
export default async function setup(project: TestProject) {
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'ninefold', 'site');
  await buildSite(folder, { quiet: true });
  const server = await serveFolder(folder);
  project.provide('site', server.url);
  return server.close;
}
