import type { Browser, CDPSession, Page, Request } from 'playwright-core';
import { besides } from './page/besides.ts';
import { driver } from './page/driver.ts';
import { layers } from './page/layers.ts';
import { looks } from './page/looks.ts';
import { measuring } from './page/measuring.ts';
import { pieces } from './page/pieces.ts';
import { pins } from './page/pins.ts';
import { rest } from './page/rest.ts';
import { watch } from './page/watch.ts';

/** The day of all pictures. */
const today = Date.UTC(2026, 2, 9, 10);

/** How long is waited, in milliseconds. */
export interface Patience {
  /** For a story and its play function to finish. */
  story: number;
  /** For what is busy, or on its way over the network, once a story. */
  rest: number;
}

export const usualPatience: Patience = { story: 30_000, rest: 2000 };

/** An address that was asked for in vain, and by which story. */
export interface Absent {
  address: string;
  story: string | undefined;
}

/** A page in which Storybook's preview is loaded, and what it asks for over the network. */
export class PreviewPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly #url: string;
  readonly #underway = new Set<Request>();
  /** By request, the story that was shown. */
  readonly #askedBy = new WeakMap<Request, string>();
  #absent: Absent[] = [];
  /** The one that is shown. */
  story: string | undefined;
  #isLoading = false;
  /** A story led its page away from the preview, or to it anew: nothing of the story is there any more. */
  isLeft = false;

  private constructor(page: Page, session: CDPSession, url: string) {
    this.page = page;
    this.session = session;
    this.#url = url;
    const isOurs = (request: Request) => request.url().startsWith(url);
    page.on('request', (request) => {
      if (isOurs(request)) this.#underway.add(request);
      else if (/^(https?|wss?):/.test(request.url())) this.#absent.push({ address: request.url(), story: this.story });
      if (this.story !== undefined) this.#askedBy.set(request, this.story);
    });
    page.on('response', (response) => {
      const request = response.request();
      if (isOurs(request) && response.status() >= 400)
        this.#absent.push({ address: response.url(), story: this.#askedBy.get(request) });
    });
    page.on('domcontentloaded', () => {
      if (!this.#isLoading) this.isLeft = true;
    });
    page.on('requestfinished', (request) => this.#underway.delete(request));
    page.on('requestfailed', (request) => this.#underway.delete(request));
  }

  static async open(browser: Browser, url: string, patience: Patience): Promise<PreviewPage> {
    const context = await browser.newContext({
      // Storybook then jumps to the end of animations instead of waiting a fixed time.
      userAgent: `${browser.version()} StorybookTestRunner`,
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 1,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Closed to all but the static Storybook. Routes would take every request through this process.
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', {
      urlPatterns: [
        { urlPattern: `${new URL(url).origin}/*`, block: false },
        { urlPattern: '*://*:*/*', block: true },
      ],
    } as never);
    const preview = new PreviewPage(page, session, url);
    await addScripts(page, patience);
    await preview.#load();
    await page.mouse.move(-10, -10);
    return preview;
  }

  /** As if it had just been opened: nothing of what it has shown is left, neither in the page nor in what it stored. */
  async renew(): Promise<void> {
    this.#isLoading = true;
    await this.page.evaluate(() => sessionStorage.clear());
    await this.page.goto('about:blank');
    this.#underway.clear();
    await this.session.send('Storage.clearDataForOrigin', {
      origin: new URL(this.#url).origin,
      storageTypes: 'cookies,indexeddb,local_storage,cache_storage',
    });
    await this.#load();
  }

  async #load() {
    this.#isLoading = true;
    await this.page.goto(`${this.#url}iframe.html?viewMode=story`);
    await this.page.waitForFunction(() => Boolean(window.__STORYBOOK_ADDONS_CHANNEL__ && window.__STORYBOOK_PREVIEW__));
    // Whoever uses keys sees where the focus is: without one, the browser shows it as things happened to get it.
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await this.session.send('Input.dispatchKeyEvent', { type, key: 'F24', code: 'F24', windowsVirtualKeyCode: 135 });
    // What the preview itself asks for in vain is no story's fault.
    this.#absent = [];
    this.#isLoading = false;
    this.isLeft = false;
  }

  /** Addresses that were asked for since the last time and are not in the Storybook: elsewhere, or answered with an error. */
  takeAbsent(): Absent[] {
    const taken = this.#absent;
    this.#absent = [];
    return taken;
  }

  get isWaiting(): boolean {
    return this.#underway.size > 0;
  }

  /** Until everything that was asked for is here. */
  async allIsHere(patience: number): Promise<void> {
    const until = performance.now() + patience;
    while (this.isWaiting && performance.now() < until) await new Promise((done) => setTimeout(done, 10));
  }

  async close() {
    await this.page.context().close();
  }
}

/** What runs in a page before Storybook does. */
export async function addScripts(page: Page, patience = usualPatience) {
  await page.addInitScript(pins, today);
  await page.addInitScript(watch);
  await page.addInitScript(rest, patience.rest);
  await page.addInitScript(pieces);
  await page.addInitScript(looks);
  await page.addInitScript(layers);
  await page.addInitScript(besides);
  await page.addInitScript(measuring);
  await page.addInitScript(driver, patience.story);
  await page.addInitScript(() => {
    // Storybook's highlighter goes through all elements on every change of the page, for a panel that is not there.
    Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      // Where colours are forced this one is, too: then it stands still.
      style.textContent = '* { caret-color: transparent !important; caret-animation: manual !important; }';
      document.head.append(style);
    });
  });
}
