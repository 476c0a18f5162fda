import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { serveFolder } from '#tooling/serve-folder';
import { type Answering, type LoopbackServer, loopbackServer } from '../loopback-server.ts';
import { newPage, openFile } from './browser.ts';

interface SiteWithServer {
  url: string;
  server: LoopbackServer;
  /** As the product's server should answer. */
  well: Answering;
}

/** The site as it is built for a server of the product's own, and that server, for the tests of a file. */
export function siteWithServer(wellFrom: () => Promise<Answering>): SiteWithServer {
  const found: Partial<SiteWithServer> = {};
  let close: () => Promise<unknown> = async () => undefined;
  beforeAll(async () => {
    const well = await wellFrom();
    const server = await loopbackServer(well);
    const folder = await mkdtemp(join(tmpdir(), 'ninefold-site-'));
    const { folder: built, address } = inject('siteForServer');
    await cp(built, folder, { recursive: true });
    await readdress(folder, address, server.address);
    const site = await serveFolder(folder);
    Object.assign(found, { url: site.url, server, well });
    close = () => Promise.all([server.close(), site.close(), rm(folder, { recursive: true })]);
  });
  afterAll(() => close());
  return found as SiteWithServer;
}

/** One build asks any server. */
async function readdress(folder: string, from: string, to: string) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(html|js)$/.test(name));
  for (const file of files.map((name) => join(folder, name))) {
    const text = await readFile(file, 'utf8');
    if (text.includes(from)) await writeFile(file, text.replaceAll(from, to));
  }
}

/** A document of one's own, opened where its server answers so. */
export async function openDocument(
  { url, server }: SiteWithServer,
  document: string,
  answering: Answering,
  path: string,
): Promise<Page> {
  server.answerWith(answering);
  const page = await newPage({ at: `${url}#/_specification` });
  await openFile(page, 'tools.md', document, url);
  await page.waitForURL(/#\/~file\//);
  await page.goto(`${url}#/~file${path}`);
  return page;
}

/** Nobody at the server's address can be reached, as the page sees it; what it answers ends that. */
export async function cutOff(page: Page, { server }: SiteWithServer): Promise<() => Promise<void>> {
  const everything = `${server.address}/**`;
  await page.route(everything, (route) => route.abort('connectionrefused'));
  return () => page.unroute(everything);
}

/** Waits until all that the page would need without a line is here. */
export async function allIsHere(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await count(); before !== now; [before, now] = [now, await count()])
    await page.waitForTimeout(700);
}
